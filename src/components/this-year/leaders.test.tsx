import { render, screen } from "@testing-library/react";
import { Leaders } from "./leaders";

const names = ["Sova", "🐻 Bobr", "Jiskra", "𝓚ompas"];
const leaders = names.map((name) => ({ jsonId: name, name, disabled: true, image: null, hoverImage: null }));
const portrait = { gatsbyImageData: { layout: "constrained" as const, width: 1, height: 1, images: {} } };
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("each leader is shown once, in random order, the first letter of the name in place of a portrait", () => {
  jest.spyOn(Math, "random").mockReturnValue(0);
  render(<Leaders leaders={leaders} nextId="otazky" />);
  expect(shown()).toEqual(["B🐻 Bobr", "JJiskra", "𝓚𝓚ompas", "SSova"]);
});

test("the order stays when React renders again; leaders who are added while the page is open come last", () => {
  const { rerender } = render(<Leaders leaders={leaders.slice(0, 2)} nextId="otazky" />);
  const before = shown();
  rerender(<Leaders leaders={leaders} nextId="otazky" />);
  expect(shown().slice(0, 2)).toEqual(before);
  expect(shown()).toHaveLength(leaders.length);
});

test.each([
  ["no badge reacts", { disabled: true, image: portrait }, false],
  ["a badge without a picture only", { disabled: false, image: null }, false],
  ["one badge reacts", { disabled: false, image: portrait }, true],
])("%s: the hint to tap is shown is %s", (_, leader, isShown) => {
  render(
    <Leaders leaders={[...leaders, { ...leader, jsonId: "Rys", name: "Rys", hoverImage: portrait }]} nextId="otazky" />,
  );
  expect(screen.queryByText(/^Klepněte/) !== null).toBe(isShown);
});
