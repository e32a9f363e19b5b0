import { formatFileSize } from "./file-size";

test.each([
  [1, "1~kB"],
  [999_499, "999~kB"],
  [999_500, "1~MB"],
  [1_249_000, "1,2~MB"],
])("%d bytes read „%s“", (bytes, shown) => {
  expect(formatFileSize(bytes).replaceAll("\u00A0", "~")).toBe(shown);
});
