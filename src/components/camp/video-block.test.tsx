import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VideoBlock, VideoLink } from "./video-block";

const video = { file: "/video/tabor.mp4", still: "/graphics/tabor.jpg", alt: "Oheň mezi stany" };
const film = () => document.querySelector("video") as HTMLVideoElement;
const still = () => screen.queryByAltText("Oheň mezi stany");
let startFilm: () => void;
let failFilm: (reason: Error) => void;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom plays nothing; the test decides when the first frame comes.
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        startFilm = resolve;
        failFilm = reject;
      }),
  );
  jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function pause(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});
afterEach(() => jest.useRealTimers());

async function click() {
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole("button"));
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test("first the still, nothing downloaded; the film is muted, loops, plays inline and has no controls", () => {
  render(<VideoBlock video={video} />);
  expect(still()).toHaveAttribute("src", video.still);
  expect(film()).toHaveAttribute("preload", "none");
  expect(film()).toHaveAttribute("src", video.file);
  expect([film().muted, film().loop, film().playsInline ?? film().hasAttribute("playsinline")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(film()).not.toHaveAttribute("controls");
});

test("the picture gives way 200 ms after the click if the film is quick", async () => {
  render(<VideoBlock video={video} />);
  await click();
  startFilm();
  await pass(199);
  expect(still()).toBeInTheDocument();
  await pass(1);
  expect(still()).not.toBeInTheDocument();
});

test("the picture waits for the first frame if the film is slow", async () => {
  render(<VideoBlock video={video} />);
  await click();
  await pass(3000);
  expect(still()).toBeInTheDocument();
  startFilm();
  await pass(0);
  expect(still()).not.toBeInTheDocument();
});

test("the picture stays if the film cannot be played, and the button offers it again", async () => {
  render(<VideoBlock video={video} />);
  await click();
  failFilm(new Error("no film"));
  await pass(1000);
  expect(still()).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Pustit film/ })).toBeInTheDocument();
});

test("the picture stays if the browser does not even try, and the button offers the film again", async () => {
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(() => {
    throw new Error("no films here");
  });
  render(<VideoBlock video={video} />);
  await click();
  await pass(1000);
  expect(still()).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Pustit film/ })).toBeInTheDocument();
});

test("what stands in for the film is its picture, as a link to the file", () => {
  render(<VideoLink video={video} />);
  expect(screen.getByRole("link", { name: /Pustit film/ })).toHaveAttribute("href", video.file);
  expect(still()).toHaveAttribute("src", video.still);
});

test("the picture stays if the film breaks before it was shown", async () => {
  render(<VideoBlock video={video} />);
  await click();
  startFilm();
  await pass(100);
  Object.defineProperty(film(), "error", { value: { code: 4 } });
  fireEvent.error(film());
  await pass(1000);
  expect(still()).toBeInTheDocument();
});

test("a film that broke is loaded anew by the next click", async () => {
  render(<VideoBlock video={video} />);
  const load = jest.spyOn(film(), "load").mockImplementation(() => {});
  await click();
  failFilm(new Error("no film"));
  await pass(300);
  expect(load).not.toHaveBeenCalled();
  Object.defineProperty(film(), "error", { value: { code: 4 } });
  await click();
  expect(load).toHaveBeenCalledTimes(1);
});

test("the button follows a film that the browser itself pauses and resumes", () => {
  render(<VideoBlock video={video} />);
  fireEvent.play(film());
  expect(screen.getByRole("button", { name: /Pozastavit film/ })).toBeInTheDocument();
  fireEvent.pause(film());
  expect(screen.getByRole("button", { name: /Pustit film/ })).toBeInTheDocument();
});

test("the picture comes back if the film breaks later", async () => {
  render(<VideoBlock video={video} />);
  await click();
  startFilm();
  await pass(200);
  fireEvent.error(film());
  expect(still()).toBeInTheDocument();
});

test("the same button pauses and resumes", async () => {
  render(<VideoBlock video={video} />);
  await click();
  startFilm();
  await pass(200);
  expect(screen.getByRole("button", { name: /Pozastavit film/ })).toBeInTheDocument();
  await click();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: /Pustit film/ })).toBeInTheDocument();
  await click();
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
});

test.each([
  ["picture", () => still() as HTMLElement],
  ["film", film],
])("the context menu is blocked on the %s", (_, target) => {
  render(<VideoBlock video={video} />);
  const event = createEvent.contextMenu(target());
  fireEvent(target(), event);
  expect(event.defaultPrevented).toBe(true);
});
