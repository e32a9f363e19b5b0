import { mediaUrl } from "./media-url";

afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
});

test.each([
  [undefined, "/video/tabor.mp4"],
  ["https://data.example", "https://data.example/video/tabor.mp4"],
  ["https://data.example/", "https://data.example/video/tabor.mp4"],
])("with data host %s the video is at %s", (host, url) => {
  if (host) process.env.GATSBY_DATA_HOST = host;
  expect(mediaUrl("/video/tabor.mp4")).toBe(url);
});
