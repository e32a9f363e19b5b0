import { insertEntry } from "./insert-entry";

const entry = { title: "B", isCamp: true };
const lines = (...parts: string[]) => parts.join("\n");

test.each([
  [
    "two spaces",
    lines("[", "  {", '    "title": "A"', "  }", "]", ""),
    lines("[", "  {", '    "title": "B",', '    "isCamp": true', "  },", "  {", '    "title": "A"', "  }", "]", ""),
    lines("[", "  {", '    "title": "A"', "  },", "  {", '    "title": "B",', '    "isCamp": true', "  }", "]", ""),
  ],
  [
    "tabs",
    lines("[", "\t{", '\t\t"title": "A"', "\t}", "]"),
    lines("[", "\t{", '\t\t"title": "B",', '\t\t"isCamp": true', "\t},", "\t{", '\t\t"title": "A"', "\t}", "]"),
    lines("[", "\t{", '\t\t"title": "A"', "\t},", "\t{", '\t\t"title": "B",', '\t\t"isCamp": true', "\t}", "]"),
  ],
  [
    "brackets side by side",
    lines("[{", '  "title": "A"', "}]"),
    lines("[{", '  "title": "B",', '  "isCamp": true', "}, {", '  "title": "A"', "}]"),
    lines("[{", '  "title": "A"', "}, {", '  "title": "B",', '  "isCamp": true', "}]"),
  ],
  [
    "an entry on a line",
    lines("[", '  { "title": "A" }', "]"),
    lines("[", '  { "title": "B", "isCamp": true },', '  { "title": "A" }', "]"),
    lines("[", '  { "title": "A" },', '  { "title": "B", "isCamp": true }', "]"),
  ],
  [
    "all on one line",
    '[{"title": "A"}]',
    '[{"title": "B", "isCamp": true}, {"title": "A"}]',
    '[{"title": "A"}, {"title": "B", "isCamp": true}]',
  ],
  [
    "an odd hand",
    lines("[", "      {", '    "title"   :"A"   }', "", " ]"),
    lines(
      "[",
      "      {",
      '        "title": "B",',
      '        "isCamp": true',
      "      },",
      "      {",
      '    "title"   :"A"   }',
      "",
      " ]",
    ),
    lines(
      "[",
      "      {",
      '    "title"   :"A"   },',
      "      {",
      '        "title": "B",',
      '        "isCamp": true',
      "      }",
      "",
      " ]",
    ),
  ],
])("%s: the new entry looks like its neighbour, the rest stays", (_, before, first, last) => {
  expect(insertEntry(before, 0, entry)).toBe(first);
  expect(insertEntry(before, 1, entry)).toBe(last);
  const windows = (text: string) => text.replaceAll("\n", "\r\n");
  expect(insertEntry(windows(before), 0, entry)).toBe(windows(first));
  expect(insertEntry(windows(before), 1, entry)).toBe(windows(last));
});

test.each([
  ["[]", '[\n  {\n    "title": "B",\n    "isCamp": true\n  }\n]'],
  ["\r\n[ ]\r\n", '\r\n[\r\n  {\r\n    "title": "B",\r\n    "isCamp": true\r\n  }\r\n]\r\n'],
])("the first entry of the empty list %j", (before, after) => {
  expect(insertEntry(before, 0, entry)).toBe(after);
});
