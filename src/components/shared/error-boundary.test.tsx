import { render, screen } from "@testing-library/react";
import { ErrorScreen } from "../layout/error-screen";
import { ErrorBoundary } from "./error-boundary";

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

test.each([
  [new Error("Plachta se utrhla"), "Plachta se utrhla"],
  ["a text", "a text"],
  [null, "null"],
])("if rendering throws %j, the error screen shows %j and a link home", (reason, shown) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={(message) => <ErrorScreen reason={message} />}>
      <Broken reason={reason} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /úvodní stránku/ })).toHaveAttribute("href", "/");
});
