import { formatPhone } from "./phone";

test.each([
  ["+420000000001", "+420~000~000~001"],
  ["+420 000 000 001", "+420~000~000~001"],
  ["+1000000001", "+1~000~000~001"],
])("%s is shown in threes", (phone, shown) => {
  expect(formatPhone(phone).replaceAll("\u00A0", "~")).toBe(shown);
});
