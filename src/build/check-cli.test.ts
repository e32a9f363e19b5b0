import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ContentFixture } from "../../tests/support/content-fixture";
import { dataFiles } from "../content/schemas";

const COMMAND = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/build/check-cli.ts"), "--release"];

test("before a release placeholders and a missing URL of the site make the check fail", async () => {
  const content = await ContentFixture.create();
  const check = (siteUrl?: string) => {
    const env = { ...process.env, SITE_URL: siteUrl };
    const { status, stdout } = spawnSync(process.execPath, COMMAND, { cwd: content.root, env });
    return [status, String(stdout)];
  };
  expect(check("https://tabor.cz/")).toEqual([1, expect.stringMatching(/Zástupný obsah/)]);
  for (const name of dataFiles) {
    const text = readFileSync(content.path(`data/${name}`), "utf8");
    content.write(`data/${name}`, text.replaceAll(".example", ".cz").replaceAll("000 000", "603 000"));
  }
  expect(check()).toEqual([1, expect.stringMatching(/Chybí SITE_URL/)]);
  expect(check("https://tabor.cz/")).toEqual([0, expect.stringMatching(/Obsah je v pořádku/)]);
  content.remove();
}, 60_000);

test("an installation for production has what README's first command and the content check run", () => {
  const { scripts, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of ["build", "serve", "check"])
    for (const command of scripts[name].split(" && ")) expect(dependencies).toHaveProperty(command.split(" ")[0]);
});
