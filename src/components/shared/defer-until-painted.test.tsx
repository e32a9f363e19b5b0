import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { onPreRouteUpdate } from "../../browser/navigation";
import { DeferUntilPainted } from "./defer-until-painted";

const navigate = (location: { hash: string; action?: "PUSH" }) =>
  onPreRouteUpdate({ location: { pathname: "/letos/", ...location }, prevLocation: { pathname: "/", hash: "" } });

/** Renders a deferred section and returns the text that the browser paints first. */
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

afterEach(() => navigate({ hash: "" }));

test("is rendered at once on the first page", () => {
  expect(firstPaint()).toBe("Vedoucí");
});

test.each([
  ["at once after Back or Forward", { hash: "" }, "Vedoucí"],
  ["at once after a link with a hash", { hash: "#vedouci", action: "PUSH" }, "Vedoucí"],
  ["after the first paint after a link to the top", { hash: "", action: "PUSH" }, ""],
] as const)("is rendered %s", async (_, location, expected) => {
  navigate(location);
  expect(firstPaint()).toBe(expected);
  expect(await screen.findByText("Vedoucí")).toBeInTheDocument();
});
