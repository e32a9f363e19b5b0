/** Stops the server that start-site.ts started. */
export default function stopSite() {
  process.kill(Number(process.env.TEST_SERVER_PID));
}
