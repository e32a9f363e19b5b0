import { restoreFocus, startFocusRestoration } from "./focus-restoration";

const page = `<div id="gatsby-focus-wrapper" tabindex="-1">
  <ul><li id="1987"><a href="/historie/1987/">1987</a></li><li id="1986"><a href="/historie/1986/">1986</a></li></ul></div>`;
const links = () => [...document.links];
/** What Gatsby does after it has rendered a page. */
const focusPage = () => document.getElementById("gatsby-focus-wrapper")?.focus();

beforeAll(startFocusRestoration);
beforeEach(() => {
  document.body.innerHTML = page;
  window.history.replaceState({ key: "historie" }, "");
});

test("Back leads to the link that was followed, also after Gatsby has focused the page", () => {
  // jsdom cannot follow links and would say so.
  links()[1]?.addEventListener("click", (event) => event.preventDefault());
  links()[1]?.click();
  document.body.innerHTML = page;
  restoreFocus({ hash: "" });
  focusPage();
  expect(links()[1]).toHaveFocus();
  // What the visitor focuses later is left alone.
  focusPage();
  expect(links()[1]).not.toHaveFocus();
});

test("a link to a hash leads to its element, which does not become a control", () => {
  const card = document.getElementById("1986") as HTMLElement;
  const focused = jest.spyOn(card, "focus");
  restoreFocus({ hash: "#1986", action: "PUSH" });
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  expect(card).not.toHaveAttribute("tabindex");
});

test.each([
  ["a link without a hash", { hash: "", action: "PUSH" as const }],
  ["a hash that leads nowhere", { hash: "#neni", action: "PUSH" as const }],
])("after %s Gatsby's focus stays", (_, location) => {
  restoreFocus(location);
  focusPage();
  expect(document.getElementById("gatsby-focus-wrapper")).toHaveFocus();
});
