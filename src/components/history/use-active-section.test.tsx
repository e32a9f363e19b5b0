import { act, renderHook } from "@testing-library/react";
import { useActiveSection } from "./use-active-section";

const ids = ["leta-1990", "leta-1980"];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout: all sections are at the top, above where the browser would jump to.
  jest.spyOn(window, "getComputedStyle").mockReturnValue({ scrollMarginTop: "80px" } as CSSStyleDeclaration);
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
  window.history.replaceState(null, "", "/historie/");
});

afterEach(() => jest.restoreAllMocks());

const scroll = () => act(() => void window.dispatchEvent(new Event("scroll")));
const url = () => window.location.pathname + window.location.hash;

test("the URL follows once scrolling has stopped", () => {
  renderHook(() => useActiveSection(ids));
  scroll();
  expect(url()).toBe("/historie/");
  act(() => jest.advanceTimersByTime(500));
  expect(url()).toMatch(/^\/historie\/#leta-19[89]0$/);
});

test.each(["/kontakty/", "/historie/#leta-1990"])("%s, to which Back or a link has led meanwhile, stays", (path) => {
  renderHook(() => useActiveSection(ids));
  scroll();
  window.history.replaceState(null, "", path);
  act(() => jest.advanceTimersByTime(500));
  expect(url()).toBe(path);
});
