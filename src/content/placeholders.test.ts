import { placeholders } from "./placeholders";

const fields = (content: unknown) => placeholders("contacts.json", content).map(({ field }) => field);

test.each([
  [{ link: "https://alba.tabor.example/1987" }, ["link"]],
  [{ link: "https://tabor.example:8080/a" }, ["link"]],
  [{ leader: { email: "vedouci@tabor.example", phone: "+420 000 000 001" } }, ["leader.email", "leader.phone"]],
  [{ phone: "+420\u00A0000\u00A0000\u00A0001" }, ["phone"]],
  [{ theme: "Hrad", placeholder: true }, ["placeholder"]],
  [{ theme: "Hrad", placeholder: false }, []],
  [{ link: "https://example.cz", phone: "+420 603 000 000", text: "Pro example" }, []],
  [{ link: "https://www.example-tabor.cz" }, []],
])("in %j", (content, expected) => {
  expect(fields(content)).toEqual(expected);
});

test("in a list the entry is named", () => {
  expect(placeholders("history.json", [{ title: "A", year: "1987", link: "https://a.example" }])).toEqual([
    expect.objectContaining({ file: "data/history.json", entry: "1. záznam (1987, A)", found: "https://a.example" }),
  ]);
});
