import { expect, test } from "./test";

const button = "main button";
const film = () => {
  const video = document.querySelector<HTMLVideoElement>("main video");
  return {
    name: document.querySelector("main button")?.textContent,
    still: document.querySelectorAll("main button img").length,
    isPlaying: video !== null && !video.paused && video.currentTime > 0 && video.videoWidth > 0,
    isInline: document.fullscreenElement === null && video?.hasAttribute("playsinline") === true && video.muted,
  };
};
const [offered, playing] = [
  { name: "Pustit film", still: 1, isPlaying: false },
  { name: "Pozastavit film", still: 0, isPlaying: true, isInline: true },
];

test("a click plays the film in place of its still, another pauses it", async ({ tab, site }) => {
  await tab.open("/");
  await tab.poll(film, "before the click").toMatchObject(offered);
  expect(site.requests.filter(({ path }) => path.endsWith(".mp4"))).toEqual([]);
  await tab.click(button);
  // Without H.264 it stays a still: WebKit needs gstreamer1.0-libav, Firefox the libavcodec of the system.
  await tab.poll(film, "after the click").toEqual(playing);
  await tab.click(button);
  await tab.poll(film, "after another click").toEqual({ ...playing, name: "Pustit film", isPlaying: false });
  await tab.click(button);
  await tab.poll(film, "after a third click").toEqual(playing);
});

test("if the film cannot be loaded, its still stays and the button offers it again", async ({
  tab,
  site,
  allowErrors,
}) => {
  allowErrors(/\.mp4/);
  site.fail = (path) => path.endsWith(".mp4");
  await tab.open("/");
  await tab.click(button);
  await expect.poll(() => site.requests.filter(({ path }) => path.endsWith(".mp4")).length).toBeGreaterThan(0);
  await tab.poll(film, "after the click").toMatchObject(offered);
  site.fail = () => false;
  await tab.click(button);
  await tab.poll(film, "after another click").toEqual(playing);
});
