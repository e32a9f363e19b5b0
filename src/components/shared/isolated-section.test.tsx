import { render, screen } from "@testing-library/react";
import { IsolatedSection } from "./isolated-section";

const Broken = (): never => {
  throw new Error("Plachta se utrhla");
};

test.each([
  ["nothing", undefined, ""],
  ["its fallback", <p key="fallback">Obrázek</p>, "Obrázek"],
])(
  "children that throw are replaced by %s; the rest of the page stays, and the error is logged",
  (_, fallback, shown) => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
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
    expect(log).toHaveBeenCalled();
  },
);
