import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VideoBlock } from "./video-block";

const video = { file: "/video/tabor.mp4", still: "/graphics/tabor.jpg", alt: "Oheň mezi stany" };
const player = () => document.querySelector("video") as HTMLVideoElement;
const still = () => screen.queryByAltText("Oheň mezi stany");
let startPlayback: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom cannot play; the test decides when the first frame comes.
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(
    () =>
      new Promise((resolve) => {
        startPlayback = resolve;
      }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.GATSBY_DATA_HOST;
});

const click = () => userEvent.setup({ delay: null }).click(screen.getByRole("button"));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test("the video comes from the data host if there is one", async () => {
  process.env.GATSBY_DATA_HOST = "https://data.example";
  render(<VideoBlock video={video} />);
  await click();
  expect(player()).toHaveAttribute("src", "https://data.example/video/tabor.mp4");
});

test.each([
  ["200 ms after the click if it is quick", 0, 200],
  ["with its first frame if it is slow", 3000, 1],
])("the video replaces the picture %s", async (_, beforeStart, afterStart) => {
  render(<VideoBlock video={video} />);
  await click();
  expect(player()).toHaveAttribute("src", video.file);
  await pass(beforeStart);
  expect(still()).toBeInTheDocument();
  startPlayback();
  await pass(afterStart - 1);
  expect(still() !== null).toBe(afterStart > 1);
  await pass(1);
  expect(still()).not.toBeInTheDocument();
});

function failWhileHidden() {
  Object.defineProperty(player(), "error", { value: { code: 4 } });
  fireEvent.error(player());
}

test.each([
  ["fails before it is shown", 100, failWhileHidden],
  ["fails later", 300, () => fireEvent.error(player())],
])("the picture stays or returns if the video %s, and the button offers it again", async (_, playedMs, fail) => {
  render(<VideoBlock video={video} />);
  await click();
  startPlayback();
  await pass(playedMs);
  fail();
  await pass(1000);
  expect(still()).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Pustit film/ })).toBeInTheDocument();
});
