import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adapter } from "./adapter";

test("the policy that a page gets lets its film, and nothing else, come from the data host", async () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "sestaveni-"));
  process.chdir(folder);
  process.env.GATSBY_DATA_HOST = "https://data.example/films/";
  for (const name of [".cache", "public", "src"]) mkdirSync(name);
  writeFileSync("public/index.html", '<meta charset="utf-8"/><div id="___gatsby"></div>');
  await adapter.adapt({ pathPrefix: "" } as Parameters<typeof adapter.adapt>[0]);
  const policy = readFileSync("public/index.html", "utf8");
  expect(policy.match(/[^;]*data\.example[^;]*/g)).toEqual([" media-src 'self' https://data.example"]);
  delete process.env.GATSBY_DATA_HOST;
  process.chdir(home);
  rmSync(folder, { recursive: true });
});
