import { render, screen } from "@testing-library/react";
import { IsolatedSection } from "./isolated-section";

const Broken = (): never => {
  throw new Error("Plachta se utrhla");
};

test.each([
  ["nothing", undefined, ""],
  ["its fallback", <p key="fallback">Obrázek</p>, "Obrázek"],
])("in place of a broken part there is %s; what is beside it stays, and the console is told", (_, fallback, shown) => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  const { container } = render(
    <>
      <h1>Letos</h1>
      <IsolatedSection fallback={fallback}>
        <Broken />
      </IsolatedSection>
    </>,
  );
  expect(screen.getByRole("heading", { name: "Letos" })).toBeInTheDocument();
  expect(container).toHaveTextContent(`Letos${shown}`);
  expect(told).toHaveBeenCalled();
});

test("a part that is whole is simply there", () => {
  render(<IsolatedSection>Odpočet</IsolatedSection>);
  expect(screen.getByText("Odpočet")).toBeInTheDocument();
});
