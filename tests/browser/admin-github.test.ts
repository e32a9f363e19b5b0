import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "@playwright/test";
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
import { image, NOISE } from "../support/content-fixture";
import { FakeGitHub } from "../support/fake-github";
import { expect, type Page, phone, test } from "../support/test";

/** The form for a repository: npm test builds the site without one. */
const folder = mkdtempSync(join(tmpdir(), "sprava-"));
test.beforeAll(() => buildAdmin("klub/web", folder));
test.afterAll(() => rmSync(folder, { recursive: true }));

// Without this, the animations of Sveltia CMS on a large screen take a sixth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1024, height: 640 } });

let github: FakeGitHub;
test.beforeEach(() => {
  github = new FakeGitHub();
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
  const dialog = page.getByRole("alertdialog", { name: "Ještě není uloženo" });
  await expect(dialog).toContainText(message);
  await press(dialog.getByRole("button", { name: "OK" }));
}

// Any other request, or one that the policy refuses, fails the test.
test.beforeEach(({ allowErrors }) => {
  allowErrors(/avatars\.githubusercontent\.com/);
  allowErrors(/^other host: https:\/\/api\.github\.com\//);
});

/** Uploads a picture into the first empty field; the form still processes it. */
async function uploadPicture(page: Page, name: string, width: number, height: number) {
  await upload(page, { name, mimeType: "image/png", buffer: await image(width, height, NOISE).png().toBuffer() });
  await insertUpload(page);
}

async function addLeader(page: Page, name: string) {
  await press(page.getByRole("button", { name: "Přidat" }));
  await textbox(page, "Přezdívka").fill(name);
}

test("a photo and its entry are one commit, which waits for the photo; what is refused can be put right", async ({
  page,
  allowErrors,
}) => {
  const [tooSmall, mayNot] = [
    "photo.webp má jen 64 × 64 bodů, potřeba je aspoň 400 × 400.",
    "GitHub to vašemu tokenu nedovolil.",
  ];
  allowErrors(new RegExp(`${tooSmall}|${mayNot}`));
  await signIn(page);
  await openForm(page, "Vedoucí");
  // On the first visit, too, the records have their pictures.
  const first = page.locator(".item img").first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await addLeader(page, "Liška");
  await upload(page, "tests/support/photo.heic");
  await insertUpload(page);
  await save(page);
  await expectRefused(page, tooSmall);
  await press(page.getByRole("button", { name: "Odebrat obrázek" }));
  await uploadPicture(page, "Liška.png", 800, 800);
  github.instead = async (route) => {
    if (!isCommit(route)) return false;
    // A form that was left could not say that it is not saved.
    await press(button(page, "Zavřít bez uložení"));
    await expect(page.getByText("Formulář pak bude pokračovat sám.")).toBeVisible();
    return answer(200, { errors: [{ type: "FORBIDDEN" }] })(route);
  };
  await save(page);
  await expectRefused(page, mayNot);
  github.instead = async () => false;
  await save(page);
  await expectSaved(page);
  expect(github.commits).toEqual([
    { message: "Vedoucí: úprava ve formuláři +1", files: ["data/leaders/liska.webp", "data/leaders.json"] },
  ]);
  expect(JSON.parse(github.text("data/leaders.json"))[0]).toEqual({
    id: "37",
    name: "Liška",
    image: "./leaders/liska.webp",
  });
});

test("a save whose answer is lost is saved once: if it is repeated at once, or restored after a reload", async ({
  page,
  allowErrors,
}) => {
  allowErrors(api);
  allowErrors(/GitHub neodpovídá/);
  await signIn(page);
  for (const name of ["Liška", "Žirafa"])
    await test.step(name, async () => {
      await openForm(page, "Vedoucí");
      await addLeader(page, name);
      await uploadPicture(page, `${name}.png`, 400, 400);
      github.instead = async (route) => isCommit(route) && Boolean(github.answer(route)) && abort(route);
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
  const leaders = JSON.parse(github.text("data/leaders.json"));
  expect(leaders[0]).toEqual({ id: "38", name: "Žirafa", image: "./leaders/zirafa.webp" });
  expect(leaders.slice(1, 3)).toMatchObject([{ id: "37", name: "Liška" }, { name: "Sova" }]);
  expect([...github.files.keys()].filter((path) => path.includes("/liska"))).toHaveLength(1);
});

test("outside a form is refused: a photo, a part of one, deleting a linked file", async ({ page, allowErrors }) => {
  allowErrors(/není dokument PDF|musí soubor zůstat|Failed to send/);
  github.change(
    "data/camp.json",
    withField(github.text("data/camp.json"), "statusLink", "/files/dulezite-informace.pdf"),
  );
  await signIn(page);
  const upload = async (buffer: Buffer) => {
    await press(page.getByLabel("Obrázky a soubory").first());
    await press(button(page, "Nahrát dokument PDF"));
    const choosing = page.waitForEvent("filechooser");
    await press(page.getByRole("dialog").getByRole("button", { name: "Vybrat soubor" }));
    await (await choosing).setFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
  };
  const whole = await image(900, 900, NOISE).jpeg().toBuffer();
  const alert = page.waitForEvent("dialog");
  const uploading = upload(whole.subarray(0, whole.length / 2));
  expect((await alert).message()).toMatch(/^foto\.jpg: Tato fotka není celá/);
  await (await alert).dismiss();
  await uploading;
  await page.keyboard.press("Escape");
  await upload(whole);
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Nahrát" }));
  await expect(page.getByText(/není dokument PDF, nebo není celý\. Fotku přidejte u jejího roku/)).toBeVisible();
  await press(page.getByRole("option", { name: "Společné soubory" }));
  await press(page.getByText("dulezite-informace.pdf"));
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
    await expectRefused(page, "„Téma“: Někdo jiný to také změnil. Je tam: „Ztráta“.");
    await expect(textbox(page, "Téma")).toHaveValue("Nález");
    expect(github.commits).toEqual(
      Array(2).fill({ message: "Letošní-tábor: úprava ve formuláři", files: ["data/camp.json"] }),
    );
    expect(github.text("data/camp.json")).toBe(theirs);
    await save(page);
    await press(page.getByRole("button", { name: "Spojit a uložit" }));
    await expect.poll(() => github.text("data/camp.json")).toBe(withField(theirs, "theme", "Nález"));
  });
});

/** What the browser stores. The editor keeps drafts there. */
const stored = async (page: Page) => JSON.stringify(await page.context().storageState({ indexedDB: true }));

/** Changes the theme of the camp and leaves the form without saving. Expects that the list of forms marks this form only. */
async function leaveUnsaved(page: Page) {
  await signIn(page);
  await openForm(page, "Letošní tábor");
  await textbox(page, "Téma").press("End");
  await page.keyboard.type(" 2");
  await expect.poll(() => stored(page)).toContain("Ostrov v bouři 2");
  await press(button(page, "Zavřít bez uložení"));
  await expectMarked(page, 1);
}

/** Expects that the list of forms marks the form of the camp, or none. The list is another one on a phone. */
async function expectMarked(page: Page, count: 0 | 1) {
  const marked = () =>
    page
      .locator(":is(.grid-row, .treeitem) .label")
      .evaluateAll((labels) =>
        labels
          .map((label) => `${label.textContent}${getComputedStyle(label, "::after").content}`)
          .filter((text) => text.includes("neuloženo")),
      );
  await expect.poll(marked).toEqual(Array(count).fill(expect.stringContaining('Letošní tábor" – neuloženo"')));
}

test("unsaved changes are there after an outage, and joined with what was committed", async ({ page, allowErrors }) => {
  allowErrors(/503/);
  await leaveUnsaved(page);
  github.change("data/camp.json", withField(github.text("data/camp.json"), "status", "Volno"));
  await page.goto("/robots.txt");
  github.instead = answer(503, {});
  await page.goto("/sprava/");
  await expect(page.getByRole("alert")).toHaveText(/^GitHub má poruchu.* Uložený token i neuložené změny tu zůstávají/);
  github.instead = async () => false;
  await page.goto("/sprava/");
  await openForm(page, "Letošní tábor");
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.dismiss();
  });
  await expect(page.getByRole("button", { name: "Zahodit" })).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Zahodit" }));
  expect(questions).toEqual(Array(2).fill("Opravdu chcete zahodit, co jste minule neuložili?"));
  await press(page.getByRole("button", { name: "Obnovit" }));
  await save(page);
  await expectSaved(page);
  expect(JSON.parse(github.text("data/camp.json"))).toMatchObject({ theme: "Ostrov v bouři 2", status: "Volno" });
});

for (const [token, fate, kept] of [
  ["whose token may write", "se z tohoto zařízení smažou", 0],
  ["whose token may only read", "tu počkají na nový token", 1],
] as const)
  test(`whoever signs out, and ${token}, is asked about unsaved changes: they ${fate}`, async ({ page }) => {
    github.mayWrite = kept === 0;
    await leaveUnsaved(page);
    await expect(page.getByText("Váš token nesmí do úložiště webu zapisovat.")).toHaveCount(kept);
    // A reload signs in with the same token.
    await page.reload();
    await expectMarked(page, 1);
    const openMenu = () => press(button(page, "Zobrazit nabídku účtu"));
    const signOut = () => press(page.getByRole("menuitem", { name: "Odhlásit se" }));
    await openMenu();
    for (const answer of ["dismiss", "accept"] as const) {
      const question = page.waitForEvent("dialog");
      const signingOut = signOut();
      expect((await question).message()).toBe(`Neuložené změny ${fate}. Odhlásit se?`);
      await (await question)[answer]();
      await signingOut;
    }
    github.mayWrite = true;
    await enterToken(page);
    await expect(page.getByText("Letošní tábor", { exact: true })).toBeVisible();
    await expectMarked(page, kept);
    if (kept) {
      await page.setViewportSize(phone.viewport);
      await press(button(page, "Zpět na přehled"));
      await expect(page.locator(".treeitem").first()).toBeVisible();
      await expectMarked(page, kept);
    } else {
      // Now there is nothing to ask about.
      await openMenu();
      await signOut();
      await expect(page.getByRole("button", { name: "Přihlásit se tokenem z GitHubu" })).toBeVisible();
    }
  });

const isCommit = (route: Route) => Boolean(route.request().postData()?.includes("createCommitOnBranch"));

const isHeadQuery = (route: Route) => Boolean(route.request().postData()?.includes("history(first: 1)"));

const abort = (route: Route) => route.abort().then(() => true);

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
  github.instead = async (route) =>
    route.request().url().includes("/collaborators/") && answer(403, { message: "The club forbids it." })(route);
  await enterToken(page);
  await expect(page.getByText("GitHub k tomu píše: The club forbids it.")).toBeVisible();
  github.instead = abort;
  await enterToken(page);
  await expect(page.getByText("Token tu uložený ještě není")).toBeVisible();
});
