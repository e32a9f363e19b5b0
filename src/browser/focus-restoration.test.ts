import { noteLink, restoreFocus, startFocusRestoration } from "./focus-restoration";

const page = `<div id="gatsby-focus-wrapper" tabindex="-1">
  <ul><li id="1987"><a href="/historie/1987/">1987</a></li><li id="1986"><a href="/historie/1986/">1986</a></li></ul><a href="/historie/1987/">1987</a></div>`;
const links = () => [...document.links];
/** What Gatsby does after it has rendered a page. */
const focusPage = () => document.getElementById("gatsby-focus-wrapper")?.focus();

beforeAll(startFocusRestoration);
beforeEach(() => {
  document.body.innerHTML = page;
  window.history.replaceState({ key: "historie" }, "", "/historie/");
});

test.each([1, 2])("Back leads to link %i, which was followed, also after Gatsby has focused the page", (index) => {
  noteLink({ target: links()[index] as Element });
  document.body.innerHTML = page;
  restoreFocus(true);
  focusPage();
  expect(links()[index]).toHaveFocus();
  // What the visitor focuses later is left alone.
  focusPage();
  expect(links()[index]).not.toHaveFocus();
});

test("a link to a hash leads to its element, which Tab does not stop at later", () => {
  const card = document.getElementById("1986") as HTMLElement;
  window.history.pushState({}, "", "#1986");
  restoreFocus(false);
  focusPage();
  expect(card).toHaveFocus();
  expect(card.tabIndex).toBe(-1);
});
