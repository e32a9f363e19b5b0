import { dataHostAddress } from "./data-host";

afterEach(() => {
  delete process.env.GATSBY_DATA_HOST;
});

test.each([
  [undefined, "/video/tabor.mp4"],
  ["https://data.example", "https://data.example/video/tabor.mp4"],
  ["https://data.example/", "https://data.example/video/tabor.mp4"],
])("with data host %s the film is at %s", (host, address) => {
  if (host) process.env.GATSBY_DATA_HOST = host;
  expect(dataHostAddress("/video/tabor.mp4")).toBe(address);
});
