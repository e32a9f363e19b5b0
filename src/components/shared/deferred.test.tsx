import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { onPreRouteUpdate } from "../../browser/navigation";
import { DeferUntilPainted } from "./deferred";

function move(to: { pathname: string; hash?: string; action?: "PUSH" }) {
  const prevLocation = { pathname: "/" };
  const args = { location: { hash: "", ...to }, prevLocation };
  onPreRouteUpdate(args as unknown as Parameters<typeof onPreRouteUpdate>[0], { plugins: [] });
}
/** Renders a part and gives what the browser would paint first. */
function firstPaint(): string | null {
  let painted: string | null = null;
  const Painter = () => {
    useLayoutEffect(() => {
      painted = document.body.textContent;
    }, []);
    return null;
  };
  render(
    <>
      <DeferUntilPainted>Vedoucí</DeferUntilPainted>
      <Painter />
    </>,
  );
  return painted;
}

afterEach(() => move({ pathname: "/letos/" }));

test.each([
  ["Back or Forward, which lead to a place further down", { pathname: "/letos/" }],
  ["a link to a place further down", { pathname: "/letos/", hash: "#vedouci", action: "PUSH" }],
] as const)("is there from the start after %s", (_, to) => {
  move(to);
  expect(firstPaint()).toBe("Vedoucí");
});

test("is there from the start on the first page", () => {
  expect(firstPaint()).toBe("Vedoucí");
});

test("follows after the first paint where a link leads to the top", () => {
  move({ pathname: "/letos/", action: "PUSH" });
  expect(firstPaint()).toBe("");
  expect(screen.getByText("Vedoucí")).toBeInTheDocument();
});

test("is scrolled to if it was asked for before it was there", () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  move({ pathname: "/historie/", action: "PUSH" });
  window.location.hash = "#leta-1990";
  render(
    <DeferUntilPainted>
      <h2 id="leta-1990">Devadesátá léta</h2>
    </DeferUntilPainted>,
  );
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("heading")]);
  window.location.hash = "";
});
