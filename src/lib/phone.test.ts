import { formatPhone } from "./phone";

test("a phone is shown in threes after the country code", () => {
  expect(formatPhone("+1000000001").replaceAll("\u00A0", "~")).toBe("+1~000~000~001");
});
