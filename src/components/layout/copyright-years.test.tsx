import { render, screen } from "@testing-library/react";
import { CopyrightYears } from "./copyright-years";

afterEach(() => jest.useRealTimers());

test.each([
  ["2031-06-01", "2017–2031"],
  ["2017-12-31", "2017"],
  ["1970-01-02", "2017"],
])("on %s it reads %s", (today, years) => {
  jest.useFakeTimers({ now: Date.parse(today) });
  render(<CopyrightYears from={2017} />);
  expect(screen.getByText(years)).toBeInTheDocument();
});
