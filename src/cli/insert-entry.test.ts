import { insertEntry } from "./insert-entry";

const entry = { title: "B", isCamp: true };

test.each([
  [
    "two spaces",
    '[\n  {\n    "title": "A"\n  }\n]\n',
    '[\n  {\n    "title": "B",\n    "isCamp": true\n  },\n  {\n    "title": "A"\n  }\n]\n',
    '[\n  {\n    "title": "A"\n  },\n  {\n    "title": "B",\n    "isCamp": true\n  }\n]\n',
  ],
  [
    "tabs",
    '[\n\t{\n\t\t"title": "A"\n\t}\n]',
    '[\n\t{\n\t\t"title": "B",\n\t\t"isCamp": true\n\t},\n\t{\n\t\t"title": "A"\n\t}\n]',
    '[\n\t{\n\t\t"title": "A"\n\t},\n\t{\n\t\t"title": "B",\n\t\t"isCamp": true\n\t}\n]',
  ],
  [
    "brackets side by side",
    '[{\n  "title": "A"\n}]',
    '[{\n  "title": "B",\n  "isCamp": true\n}, {\n  "title": "A"\n}]',
    '[{\n  "title": "A"\n}, {\n  "title": "B",\n  "isCamp": true\n}]',
  ],
  [
    "an entry on a line",
    '[\n  { "title": "A" }\n]',
    '[\n  { "title": "B", "isCamp": true },\n  { "title": "A" }\n]',
    '[\n  { "title": "A" },\n  { "title": "B", "isCamp": true }\n]',
  ],
  [
    "all on one line",
    '[{"title": "A"}]',
    '[{"title": "B", "isCamp": true}, {"title": "A"}]',
    '[{"title": "A"}, {"title": "B", "isCamp": true}]',
  ],
  [
    "irregular formatting",
    '[\n      {\n    "title"   :"A"   }\n\n ]',
    '[\n      {\n        "title": "B",\n        "isCamp": true\n      },\n      {\n    "title"   :"A"   }\n\n ]',
    '[\n      {\n    "title"   :"A"   },\n      {\n        "title": "B",\n        "isCamp": true\n      }\n\n ]',
  ],
])("%s: the new entry is formatted like the one next to it, the rest stays", (_, before, first, last) => {
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
