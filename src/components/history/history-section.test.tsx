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

test.each([
  [49, []],
  [50, [50]],
  [120, [50, 101]],
])("of the children of a list of %i cards the browser pauses at %j", (count, expected) => {
  const entry = (index: number) => ({ slug: `sraz-${index}`, title: "Sraz", year: "1987", isCamp: false });
  const entries = Array.from({ length: count }, (_, index) => entry(index) as Queries.HistoryCardFragment);
  const [, others] = historyView(entries).sections;
  render(<HistorySection section={others} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(count);
  const list = [...screen.getByRole("list").children].map(({ localName }) => localName);
  expect(list.flatMap((name, index) => (name === "script" ? index : []))).toEqual(expected);
});
