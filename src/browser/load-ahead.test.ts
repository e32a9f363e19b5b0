import { loadNextPages } from "./load-ahead";

const connect = (connection?: object) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
afterEach(() => connect());

test.each([
  ["in a browser that says nothing", undefined, ["/letos/", "/historie/1986/"]],
  ["over a slow connection", { saveData: false, effectiveType: "slow-2g" }, []],
])("%s the menu and neighbours are loaded or nothing, never all years", (_, connection, expected) => {
  connect(connection);
  const loadPage = jest.fn();
  window.___loader = { loadPage, loadPageSync: () => undefined };
  document.body.innerHTML = `<header><nav><a href="/letos/"></a></nav></header><nav><a href="/historie/1985/"></a></nav>
    <nav><a rel="prev" href="/historie/1986/"></a></nav>`;
  loadNextPages();
  expect(loadPage.mock.calls.flat()).toEqual(expected);
});
