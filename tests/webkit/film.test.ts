import { expect, test } from "./test";

const button = "main button";
const film = () => {
  const video = document.querySelector<HTMLVideoElement>("main video");
  return {
    name: document.querySelector("main button")?.textContent,
    still: document.querySelectorAll("main button img").length,
    isPlaying: video !== null && !video.paused && video.currentTime > 0 && video.videoWidth > 0,
  };
};
const offered = { name: "Pustit film", still: 1, isPlaying: false };
const playing = { name: "Pozastavit film", still: 0, isPlaying: true };
const isFilm = (path: string) => path.endsWith(".mp4");

test("a click plays the film in place of its still, another pauses it", async ({ tab, site }) => {
  await tab.open("/");
  await tab.poll(film, "before the click").toEqual(offered);
  // Else WebKit's load event, after which the scripts start, would wait for it.
  expect(site.requests.filter(({ path }) => isFilm(path))).toEqual([]);
  await tab.click(button);
  // Without H.264, so without gstreamer1.0-libav, it stays a still.
  await tab.poll(film, "after the click").toEqual(playing);
  await tab.click(button);
  await tab.poll(film, "after another click").toEqual({ ...playing, name: "Pustit film", isPlaying: false });
});
