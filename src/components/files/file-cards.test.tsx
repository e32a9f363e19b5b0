import { render, screen } from "@testing-library/react";
import { FileCards } from "./file-cards";

test("without documents the page says so", () => {
  render(<FileCards files={[]} />);
  expect(screen.getByText("Zatím tu nic není.")).toBeVisible();
});
