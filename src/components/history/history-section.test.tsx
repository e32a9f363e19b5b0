import { render, screen } from "@testing-library/react";
import { historyView } from "./history";
import { HistorySection } from "./history-section";

test("a section without entries says so and shows no empty list", () => {
  const [, others] = historyView<Queries.HistoryCardFragment>([]).sections;
  if (others) render(<HistorySection section={others} />);
  const section = screen.getByRole("region", { name: "Další" });
  expect(section).toHaveTextContent(/^DalšíZatím tu nic není\.$/);
  expect(section).toHaveAttribute("id", "dalsi");
  expect(screen.getByRole("heading", { level: 2, name: "Další" })).toBeInTheDocument();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
