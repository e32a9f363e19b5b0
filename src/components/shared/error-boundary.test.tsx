import { render, screen } from "@testing-library/react";
import { ErrorScreen } from "../layout/error-screen";
import { ErrorBoundary } from "./error-boundary";

function Broken({ reason = new Error("Plachta se utrhla") }: { reason?: unknown }): never {
  throw reason;
}

test("an error while rendering shows the error screen with its message and a way home", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={(reason) => <ErrorScreen reason={reason} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByText("Plachta se utrhla")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /úvodní stránku/ })).toHaveAttribute("href", "/");
});

test.each([
  ["a text", "a text"],
  [null, "null"],
])("a thrown %j is shown as well", (reason, shown) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={(reason) => <ErrorScreen reason={reason} />}>
      <Broken reason={reason} />
    </ErrorBoundary>,
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
});
