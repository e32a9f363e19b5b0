import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { findChromium } from "./find-chromium";

/** Finds the browser and serves the built site as `npm start` does, on a free port; tests read both from the environment. */
export default async function startSite() {
  process.env.TEST_CHROMIUM = findChromium();
  const port = await freePort();
  const server = spawn(process.execPath, ["node_modules/gatsby/cli.js", "serve", "--port", String(port)], {
    stdio: "ignore",
  });
  process.env.TEST_SITE = `http://localhost:${port}`;
  process.env.TEST_SERVER_PID = String(server.pid);
  for (let attempt = 0; attempt < 120; attempt++) {
    if (await answers(process.env.TEST_SITE)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("gatsby serve did not answer within 30 seconds. Is the site built (npm run build)?");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
