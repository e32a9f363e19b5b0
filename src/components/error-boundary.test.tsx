import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./error-boundary";

function Broken(): never {
  throw new Error("Plachta se utrhla");
}

test("an error while rendering shows the error screen with its message and a way home", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByText("Plachta se utrhla")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /úvodní stránku/ })).toHaveAttribute("href", "/");
});
