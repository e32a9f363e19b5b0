import { render, screen } from "@testing-library/react";
import { summary } from "./history";
import { HistoryList } from "./history-list";
import { HistoryPart } from "./section";

test("a list without entries says so and shows no empty list", () => {
  render(
    <HistoryPart id="dalsi" level={2} heading="Další" summary={summary([], "akce", "akce", "akcí")}>
      <HistoryList entries={[]} anchors={new Map()} level={3} />
    </HistoryPart>,
  );
  const part = screen.getByRole("region", { name: "Další" });
  expect(part).toHaveTextContent(/^DalšíZatím tu nic není\.$/);
  expect(part).toHaveAttribute("id", "dalsi");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test.each([2, 3] as const)("its heading has level %i", (level) => {
  render(<HistoryPart id="leta-1990" level={level} heading="Devadesátá léta" summary="9 táborů" />);
  expect(screen.getByRole("heading", { level, name: "Devadesátá léta" })).toBeInTheDocument();
});
