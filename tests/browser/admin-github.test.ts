import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Route } from "@playwright/test";
import sharp from "sharp";
import { buildAdmin } from "../../src/build/admin";
import {
  button,
  expectSaved,
  insertUpload,
  openForm,
  press,
  save,
  textbox,
  upload,
  withField,
} from "../support/admin-form";
import { data } from "../support/data";
import { FakeGitHub } from "../support/fake-github";
import { expect, type Page, test } from "../support/test";

/** The form for a repository: npm test builds the site without one. */
const folder = mkdtempSync(join(tmpdir(), "sprava-"));
test.beforeAll(() => buildAdmin("klub/web", folder));
test.afterAll(() => rmSync(folder, { recursive: true }));

// Without this, the animations of Sveltia CMS on a large screen take a sixth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1024, height: 640 } });

const link = String(data("files.json")[0]?.link);
let github: FakeGitHub;
test.beforeEach(async () => {
  github = await FakeGitHub.withOnePicture();
});

// Nothing that the form commits may keep the site from being published.
test.afterEach(async () => expect((await Promise.all(github.refusals)).flat()).toEqual([]));

async function signIn(page: Page): Promise<void> {
  await page.route("**/sprava/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname.replace("/sprava/", "") || "index.html") });
  });
  await github.listen(page);
  await page.goto("/sprava/");
  await enterToken(page);
}

async function enterToken(page: Page) {
  await press(page.getByRole("button", { name: "Přihlásit se tokenem z GitHubu" }));
  await page.getByRole("textbox", { name: "Token z GitHubu" }).fill("github_pat_1");
  await press(page.getByRole("button", { name: "Přihlásit se", exact: true }));
}

const api = /api\.github\.com/;

/** Expects that the form says why it has not saved. */
async function expectRefused(page: Page, message: string) {
  const dialog = page.getByRole("alertdialog", { name: "Nepodařilo se uložit" });
  await expect(dialog).toContainText(message);
  await press(dialog.getByRole("button", { name: "OK" }));
}

// Any other request, or one that the policy refuses, fails the test.
test.beforeEach(({ allowErrors }) => {
  allowErrors(/avatars\.githubusercontent\.com/);
  allowErrors(/^other host: https:\/\/api\.github\.com\//);
});

test("on the first visit the records have their pictures", async ({ page }) => {
  await signIn(page);
  await openForm(page, "Vedoucí");
  const first = page.locator(".item img").first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

function picture(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#3d6a4a", noise } });
}

/** Uploads a picture into the first empty field; the form still processes it. */
async function uploadPicture(page: Page, name: string, width: number, height: number) {
  await upload(page, { name, mimeType: "image/png", buffer: await picture(width, height).png().toBuffer() });
  await insertUpload(page);
}

async function addLeader(page: Page, name: string) {
  await openForm(page, "Vedoucí");
  await press(page.getByRole("button", { name: "Přidat" }));
  await textbox(page, "Přezdívka").fill(name);
}

test("a photo and its entry are one commit, which waits for the photo; one that is too small is refused", async ({
  page,
  allowErrors,
}) => {
  const message = "maly.webp má jen 900 × 320 bodů, potřeba je aspoň 400 × 400.";
  allowErrors(new RegExp(message));
  await signIn(page);
  await addLeader(page, "Tygřík");
  await uploadPicture(page, "Malý.png", 900, 320);
  await save(page);
  await expectRefused(page, message);
  await press(page.getByRole("button", { name: "Odebrat obrázek" }));
  await uploadPicture(page, "Tygřík.png", 800, 800);
  await save(page);
  await expectSaved(page);
  expect(github.commits).toEqual([
    { message: "Vedoucí: úprava ve formuláři +1", files: ["data/leaders/tygrik.webp", "data/leaders.json"] },
  ]);
  expect(JSON.parse(github.text("data/leaders.json"))[0]).toEqual({
    id: String(Math.max(...data("leaders.json").map(({ id }) => Number(id))) + 1),
    name: "Tygřík",
    image: "./leaders/tygrik.webp",
  });
});

const commitAndLoseAnswer = async (route: Route) => {
  if (!isCommit(route)) return false;
  github.answer(route);
  return route.abort().then(() => true);
};

test("a save whose answer is lost is saved once: if it is repeated at once, or restored after a reload", async ({
  page,
  allowErrors,
}) => {
  allowErrors(api);
  allowErrors(/GitHub neodpovídá/);
  await signIn(page);
  for (const name of ["Tygřík", "Žirafa"])
    await test.step(name, async () => {
      await addLeader(page, name);
      await uploadPicture(page, `${name}.png`, 400, 400);
      github.instead = commitAndLoseAnswer;
      await save(page);
      await expectRefused(page, "GitHub neodpovídá.");
      github.instead = async () => false;
      if (name === "Žirafa") {
        await page.goto("/sprava/");
        await openForm(page, "Vedoucí");
        await press(page.getByRole("button", { name: "Obnovit" }));
      }
      await save(page);
      await expectSaved(page);
    });
  const [{ id, image }, second, third] = JSON.parse(github.text("data/leaders.json"));
  expect([id, image, second.name]).toEqual([String(Number(second.id) + 1), "./leaders/zirafa.webp", "Tygřík"]);
  expect(third.name).toBe(data("leaders.json")[0]?.name);
  expect([...github.files.keys()].filter((path) => path.includes("tygrik"))).toHaveLength(1);
});

test("a document that others have replaced is replaced after a question", async ({ page, allowErrors }) => {
  const message = `Soubor ${basename(link)} mezitím změnil někdo jiný.`;
  allowErrors(new RegExp(message));
  await signIn(page);
  for (const mine of ["mine", "mine again"]) {
    await openForm(page, "Soubory");
    await press(button(page, "Rozbalit vše"));
    const buffer = Buffer.from(`%PDF-1.7 ${mine} %%EOF`);
    await upload(page, { name: basename(link), mimeType: "application/pdf", buffer }, "Nahradit soubor");
    await press(page.getByRole("alertdialog").getByRole("button", { name: "Nahradit" }));
    await insertUpload(page);
    github.change(`static${link}`, `%PDF-1.7 theirs, after which ${mine} %%EOF`);
    // The button is still disabled, because the file is being processed.
    await button(page, "Uložit").click({ force: true });
    await expectRefused(page, message);
    expect(github.text(`static${link}`)).toContain("theirs");
    await save(page);
    await expect.poll(() => github.text(`static${link}`)).toBe(String(buffer));
  }
});

test("outside a form is refused: a photo, a part of one, deleting a linked file", async ({ page, allowErrors }) => {
  allowErrors(/Sem patří jen|musí soubor zůstat|Failed to send/);
  github.change("data/camp.json", JSON.stringify({ ...JSON.parse(github.text("data/camp.json")), statusLink: link }));
  await signIn(page);
  const upload = async (buffer: Buffer) => {
    await press(page.getByLabel("Obrázky a soubory").first());
    await press(button(page, "Nahrát dokument PDF"));
    const choosing = page.waitForEvent("filechooser");
    await press(page.getByRole("dialog").getByRole("button", { name: "Vybrat soubor" }));
    await (await choosing).setFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
  };
  const whole = await picture(900, 900).jpeg().toBuffer();
  const alert = page.waitForEvent("dialog");
  const uploading = upload(whole.subarray(0, whole.length / 2));
  expect((await alert).message()).toMatch(/^Fotka foto\.jpg není celá/);
  await (await alert).dismiss();
  await uploading;
  await page.keyboard.press("Escape");
  await upload(whole);
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Nahrát" }));
  await expect(page.getByText("Sem patří jen dokumenty PDF.")).toBeVisible();
  await press(page.getByRole("option", { name: "Společné soubory" }));
  await press(page.getByText(basename(link)));
  await press(button(page, "Smazat"));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Smazat" }));
  await expect(page.getByText("Dokud tento odkaz nezměníte, musí soubor zůstat, jak je")).toBeVisible();
  expect(github.commits).toEqual([]);
});

test("what somebody else commits meanwhile and one's own are both kept; of the same field the volunteer decides", async ({
  page,
  allowErrors,
}) => {
  const message = "Na webu mezitím přibyla jiná změna.";
  allowErrors(new RegExp(message));
  await signIn(page);
  const commit = (field: string, value: string) =>
    github.change("data/camp.json", withField(github.text("data/camp.json"), field, value));
  // When it is committed, and when it has been prepared but the editor still reads anew what others have changed.
  for (const [isMoment, count, status] of [
    [isCommit, 1, "Volno"],
    [isHeadQuery, 2, "Plno"],
  ] as const)
    await test.step(`in the same moment: ${status}`, async () => {
      const theme = `Hledání: ${status}`;
      await openForm(page, "Letošní tábor");
      await textbox(page, "Téma").fill(theme);
      let seen = 0;
      github.instead = async (route) => {
        if (isMoment(route) && ++seen === count) commit("status", status);
        return false;
      };
      await save(page);
      await expectRefused(page, message);
      github.instead = async () => false;
      await save(page);
      await press(page.getByRole("button", { name: "Spojit a uložit" }));
      await expect.poll(() => JSON.parse(github.text("data/camp.json"))).toMatchObject({ theme, status });
    });
  await test.step("the same field", async () => {
    await openForm(page, "Letošní tábor");
    await textbox(page, "Téma").fill("Nález");
    commit("theme", "Ztráta");
    const theirs = github.text("data/camp.json");
    await save(page);
    await press(page.getByRole("button", { name: "Spojit a uložit" }));
    await expectRefused(page, "„Téma“: Někdo jiný to také změnil. Je tam: Ztráta.");
    await expect(textbox(page, "Téma")).toHaveValue("Nález");
    expect(github.commits).toEqual(
      Array(2).fill({ message: "Letošní tábor: úprava ve formuláři", files: ["data/camp.json"] }),
    );
    expect(github.text("data/camp.json")).toBe(theirs);
    await save(page);
    await press(page.getByRole("button", { name: "Spojit a uložit" }));
    await expect.poll(() => github.text("data/camp.json")).toBe(withField(theirs, "theme", "Nález"));
  });
});

/** How many drafts the editor keeps in the browser. */
const countBackups = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open("github:klub/web");
    opening.onsuccess = () => {
      const { result } = opening;
      const counting = result.transaction("draft-backups").objectStore("draft-backups").count();
      counting.onsuccess = () => resolve(counting.result);
      result.close();
    };
  });

test("unsaved changes are there after an outage, and joined with what was committed", async ({ page, allowErrors }) => {
  allowErrors(/503/);
  await signIn(page);
  await openForm(page, "Letošní tábor");
  await textbox(page, "Téma").press("End");
  await page.keyboard.type(" 2");
  await expect.poll(() => page.evaluate(countBackups)).toBe(1);
  github.change("data/camp.json", withField(github.text("data/camp.json"), "status", "Volno"));
  await page.goto("/robots.txt");
  github.instead = answer(503, {});
  await page.goto("/sprava/");
  await expect(page.getByRole("alert")).toHaveText(/^GitHub má poruchu.* Uložený token i neuložené změny tu zůstávají/);
  github.instead = async () => false;
  await page.goto("/sprava/");
  await openForm(page, "Letošní tábor");
  await press(page.getByRole("button", { name: "Obnovit" }));
  await save(page);
  await expectSaved(page);
  const { theme } = data("camp.json");
  expect(JSON.parse(github.text("data/camp.json"))).toMatchObject({ theme: `${theme} 2`, status: "Volno" });
});

const isCommit = (route: Route) => Boolean(route.request().postData()?.includes("createCommitOnBranch"));

const isHeadQuery = (route: Route) => Boolean(route.request().postData()?.includes("history(first: 1)"));

const answer = (status: number, json: object) => async (route: Route) => {
  await route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, json });
  return true;
};

test("a wrong token is refused in Czech, and so is somebody without access to the repository", async ({
  page,
  allowErrors,
}) => {
  allowErrors(api);
  allowErrors(/Invalid token|collaborator|GitHub neodpovídá/);
  github.instead = answer(401, { message: "Bad credentials" });
  await signIn(page);
  await expect(page.getByRole("alert").filter({ hasText: "Tento token neplatí." })).toBeVisible();
  github.instead = async (route) =>
    route.request().url().includes("/collaborators/") && answer(404, { message: "Not Found" })(route);
  await enterToken(page);
  await expect(page.getByText(/K úložišti .*web.* nemáte přístup/)).toBeVisible();
  github.instead = (route) => route.abort().then(() => true);
  await enterToken(page);
  await expect(page.getByText("Token tu uložený ještě není")).toBeVisible();
});

const refusals: [refuse: (route: Route) => Promise<boolean>, message: string][] = [
  [answer(200, { errors: [{ type: "FORBIDDEN" }] }), "Váš token nemá k úložišti webu potřebná práva."],
  [(route) => route.abort().then(() => true), "GitHub neodpovídá. Zkontrolujte připojení k internetu"],
  [answer(503, { message: "Service unavailable" }), "GitHub má poruchu."],
];

test("with a token that may only read, no network or an outage nothing is lost: the next attempt saves it", async ({
  page,
  allowErrors,
}) => {
  allowErrors(api);
  await signIn(page);
  await openForm(page, "Letošní tábor");
  await textbox(page, "Téma").fill("Hledání");
  for (const [refuse, message] of refusals) {
    allowErrors(new RegExp(message));
    github.instead = async (route) => isCommit(route) && refuse(route);
    await save(page);
    await expectRefused(page, message);
  }
  github.instead = async () => false;
  await save(page);
  await expectSaved(page);
  expect(github.commits).toHaveLength(1);
  expect(JSON.parse(github.text("data/camp.json"))).toMatchObject({ theme: "Hledání" });
});
