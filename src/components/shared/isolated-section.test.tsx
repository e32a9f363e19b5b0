import { render, screen } from "@testing-library/react";
import { IsolatedSection } from "./isolated-section";

const Broken = (): never => {
  throw new Error("Plachta se utrhla");
};

test("children that throw are not shown; the rest of the page stays, and the error is logged", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { container } = render(
    <>
      <h1>Letos</h1>
      <IsolatedSection>
        <Broken />
      </IsolatedSection>
    </>,
  );
  expect(screen.getByRole("heading", { name: "Letos" })).toBeInTheDocument();
  expect(container).toHaveTextContent(/^Letos$/);
  expect(log).toHaveBeenCalled();
});
