import { render, screen } from "@testing-library/react";
import { CopyrightYears } from "./copyright-years";

afterEach(() => jest.useRealTimers());

test.each([
  ["2018-06-01", "2017–2018"],
  ["2017-12-31", "2017"],
])("on %s it reads %s", (today, years) => {
  jest.useFakeTimers({ now: Date.parse(today) });
  render(<CopyrightYears from={2017} />);
  expect(screen.getByText(years)).toBeInTheDocument();
});
