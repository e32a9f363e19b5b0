import { act, renderHook } from "@testing-library/react";
import { useActiveSection } from "./use-active-section";

const ids = ["leta-1990", "leta-1980"];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out: all sections begin at the top, above where the browser would jump to.
  jest.spyOn(window, "getComputedStyle").mockReturnValue({ scrollMarginTop: "80px" } as CSSStyleDeclaration);
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
  window.history.replaceState(null, "", "/historie/");
});

afterEach(() => jest.restoreAllMocks());

const scroll = () => act(() => void window.dispatchEvent(new Event("scroll")));
const address = () => window.location.pathname + window.location.hash;

test("the address follows once scrolling rests", () => {
  renderHook(() => useActiveSection(ids));
  scroll();
  expect(address()).toBe("/historie/");
  act(() => jest.advanceTimersByTime(500));
  expect(address()).toMatch(/^\/historie\/#leta-19[89]0$/);
});

test("the address of a page that Back has led to meanwhile stays as it is", () => {
  renderHook(() => useActiveSection(ids));
  scroll();
  window.history.replaceState(null, "", "/kontakty/");
  act(() => jest.advanceTimersByTime(500));
  expect(address()).toBe("/kontakty/");
});
