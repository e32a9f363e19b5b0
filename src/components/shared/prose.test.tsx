import { render, screen } from "@testing-library/react";
import { Prose } from "./prose";

test("two paragraphs may be equal", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  render(<Prose paragraphs={["Ahoj!", "Ahoj!"]} />);
  expect(screen.getAllByText("Ahoj!")).toHaveLength(2);
  expect(log).not.toHaveBeenCalled();
});
