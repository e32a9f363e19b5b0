import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type DataFile, dataFiles } from "../../src/content/schemas";
import {
  button,
  contentFile,
  expectSaved,
  insertUpload,
  openForm,
  openWorkingCopy,
  press,
  readFile,
  save,
  siteFiles,
  textbox,
  upload,
  withField,
} from "../support/admin-form";
import { TEST_SITE } from "../support/project-copy";
import { desktop, expect, type Page, phone, test } from "../support/test";

// On a phone. The tests in admin-github.test.ts use a larger screen.
test.use({ ...phone, contextOptions: { reducedMotion: "reduce" } });

const original = (file: string) => siteFiles().get(`data/${file}`)?.toString() ?? "";
const saved = async (page: Page, file: string) => (await readFile(page, `data/${file}`)).toString();

const fill = (name: string, value: string) => (page: Page) => textbox(page, name).fill(value);
const inFirstRecord = (name: string, value: string) => async (page: Page) => {
  await press(button(page, "Rozbalit vše"));
  await textbox(page, name).fill(value);
};

/** In the form of a file, what is edited, and what becomes of the first field of that name in the file. */
const edits: [form: string, file: DataFile, edit: (page: Page) => Promise<void>, field: string, value: unknown][] = [
  ["Historie", "history.json", inFirstRecord("Adresa alba", "https://a.cz/1"), "link", "https://a.cz/1"],
  ["Letošní tábor", "camp.json", fill("Začátek", "2022-07-10T09:01"), "start", "2022-07-10T09:01:00+02:00"],
  ["Kontakty", "contacts.json", fill("E-mail", "tabor@klub.cz"), "email", "tabor@klub.cz"],
  ["Celý web", "site.json", fill("První rok v patičce", "2004"), "copyrightFrom", 2004],
];

test("in one form after the other the edited field is the only difference in its file, but for an old name", async ({
  page,
}) => {
  await page.route("**/tabor/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      path: join(TEST_SITE, "public", pathname.replace("/tabor/", "").replace(/\/$/, "/index.html")),
    });
  });
  const old = Buffer.from(original("site.json").replace("headerPicture", "logo"));
  // A malformed hash would keep the form from opening.
  await openWorkingCopy(page, siteFiles().set("data/site.json", old), "/tabor/sprava/#%E0%A4%A");
  await expect(page.locator("meta[content*=maximum-scale]")).toHaveCount(0);
  const before = new Map(dataFiles.map((name) => [name, original(name)]));
  for (const [form, file, edit, field, value] of edits)
    await test.step(`${form}: ${field}`, async () => {
      await openForm(page, form);
      await edit(page);
      await save(page);
      const after = withField(String(before.get(file)), field, value);
      // A file cannot be read while it is written.
      await expect(async () => expect(await saved(page, file)).toBe(after)).toPass();
      before.set(file, after);
    });
  for (const [name, text] of before) expect(await saved(page, name)).toBe(text);
});

/** A photo of 30 MB as a phone stores it: on its side, with the place where it was taken. */
async function writePhoto(path: string) {
  const photo = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: "#3d6a4a" } })
    .withExif({ IFD0: { Make: "Telefon" }, IFD3: { GPSLatitude: "50/1 5/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync(path, Buffer.concat([photo, Buffer.alloc(30_000_000)]));
}

/** A new year with everything but its photo. */
async function fillYear(page: Page, year: string, album: string) {
  await openWorkingCopy(page);
  await openForm(page, "Historie");
  await press(button(page, "Přidat"));
  await textbox(page, "Název").fill("Poklad na dně jezera");
  await textbox(page, "Rok").fill(year);
  await textbox(page, "Adresa alba").fill(album);
}

test("a year with a photo from a phone is added on top, the photo upright, smaller and without its place", async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath("Děti u ohně (1).JPG");
  await writePhoto(path);
  await fillYear(page, "1988", "https://alba.klub.cz/novy");
  await upload(page, path);
  await insertUpload(page, "deti-u-ohne-1.webp");
  await save(page);
  await expectSaved(page);
  const entry = {
    title: "Poklad na dně jezera",
    year: "1988",
    image: "./history/deti-u-ohne-1.webp",
    link: "https://alba.klub.cz/novy",
    isCamp: true,
  };
  const text = JSON.stringify([entry], null, 2).slice(2, -2);
  expect(await saved(page, "history.json")).toBe(original("history.json").replace("[\n", `[\n${text},\n`));
  const picture = await readFile(page, "data/history/deti-u-ohne-1.webp");
  expect(picture.length).toBeLessThan(5_000_000);
  const { width, height, format, exif } = await sharp(picture).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 2400, height: 1600, format: "webp", exif: undefined });
});

test("what is no picture is refused, and what is missing is shown at its field", async ({ page }) => {
  await fillYear(page, "87", "alba.klub.cz");
  await upload(page, { name: "poznámka.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Ahoj") });
  await insertUpload(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(/Tento soubor nahrát nejde.*poznamka.jpg/s);
  await press(dialog.getByRole("button"));
  const alert = page.waitForEvent("dialog");
  const uploading = upload(page, { name: "sken.tiff", mimeType: "image/tiff", buffer: Buffer.from("Ahoj") });
  expect((await alert).message()).toBe(
    "sken.tiff: Tento soubor sem nepatří. Vyberte fotku JPEG, PNG, WebP, AVIF nebo HEIC.",
  );
  await (await alert).dismiss();
  // A field that keeps the file would not notice when it is chosen again.
  expect(await (await uploading).inputValue()).toBe("");
  await press(page.getByRole("dialog").getByRole("button", { name: "Zrušit" }));
  await save(page);
  await expect(page.getByText("Toto pole je povinné").first()).toBeVisible();
  await press(page.getByRole("button", { name: "Ukázat chyby" }));
  await expect(page.getByRole("heading", { name: "Co doplnit" })).toBeVisible();
  await expect(page.getByText("Zkontrolovat", { exact: true })).toBeHidden();
  expect(await saved(page, "history.json")).toBe(original("history.json"));
});

test("the form has its name; a tap on a record opens it; the cross asks before it removes it", async ({ page }) => {
  await openWorkingCopy(page);
  await openForm(page, "Vedoucí");
  const textOf = (toolbar: Element) =>
    toolbar.textContent + getComputedStyle(toolbar.querySelector(".spacer") ?? toolbar, "::before").content;
  await expect.poll(() => page.locator(".content-editor > .toolbar").evaluate(textOf)).toContain("Vedoucí");
  const question = page.waitForEvent("dialog");
  const pressing = press(page.getByRole("button", { name: "Odebrat", exact: true }).first());
  expect((await question).message()).toBe("Opravdu chcete odebrat „Sova“?");
  await (await question).dismiss();
  await pressing;
  await page.getByText("Sova", { exact: true }).first().click({ force: true });
  await expect(textbox(page, "Přezdívka")).toHaveValue("Sova");
  // Phones zoom in on a field with smaller text.
  await expect(textbox(page, "Přezdívka")).toHaveCSS("font-size", "16px");
});

test("in a frame and in an old browser it does not start, and says so", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.setContent('<iframe src="/sprava/"></iframe>');
  await expect(page.frameLocator("iframe").getByText("Uvnitř jiné stránky se formulář neotevře.")).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(Uint8Array.prototype, "toBase64"));
  await page.goto("/sprava/");
  await expect(page.getByText("Formulář se nespustil.")).toBeVisible();
});

test("what only the whole file shows to be wrong is said in a dialog, and nothing is written into a broken file", async ({
  page,
}) => {
  const broken = original("contacts.json").replace(/,\s*\n/, "\n");
  await openWorkingCopy(page, siteFiles().set("data/contacts.json", Buffer.from(broken)));
  await expect(page.getByRole("alert").filter({ hasText: "data/contacts.json" })).toContainText("Chybí čárka.");
  const dialog = page.getByRole("alertdialog", { name: "Ještě není uloženo" });
  await openForm(page, "Letošní tábor");
  await textbox(page, "Poslední den").fill("2024-01-01");
  await save(page);
  await expect(dialog).toContainText(/„Poslední den“: Hodnota nesmí být datum před začátkem .* „1\.\s1\.\s2024“\./);
  // Several problems would run together on one line.
  await expect(dialog.getByText("Opravte prosím")).toHaveCSS("white-space", "pre-line");
  await press(dialog.getByRole("button", { name: "OK" }));
  await expect(textbox(page, "Poslední den")).toHaveValue("2024-01-01");
  expect(await saved(page, "camp.json")).toBe(original("camp.json"));
  await press(button(page, "Zavřít bez uložení"));
  await openForm(page, "Kontakty");
  await textbox(page, "E-mail").fill("tabor@klub.cz");
  await save(page);
  await expect(dialog).toContainText("Dokud to někdo neopraví");
  expect(await saved(page, "contacts.json")).toBe(broken);
});

test("a deleted picture leaves its record, if the record is right without it", async ({ page, allowErrors }) => {
  allowErrors(/saving_failed/);
  // The list of files is another one on a phone.
  await page.setViewportSize(desktop.viewport);
  const files = siteFiles();
  for (const name of ["sova", "sova-2"]) files.set(`data/leaders/${name}.jpg`, contentFile(`data/leaders/${name}.jpg`));
  await openWorkingCopy(page, files);
  await press(page.getByLabel("Obrázky a soubory").first());
  await press(page.getByRole("option", { name: "Všechny soubory" }));
  // The list behind the details has buttons with the same names.
  const details = page.getByRole("group", { name: "Podrobnosti souboru" });
  await press(page.getByText("sova.jpg").first());
  await press(details.getByRole("button", { name: "Smazat" }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Smazat" }));
  await expect(page.getByRole("alert")).toContainText("(Sova), „Portrét“: Bez prvního portrétu se neukáže ani druhý.");
  await press(page.getByText("sova-2.jpg").first());
  await expect(details).toContainText("sova-2.jpg");
  await press(details.getByRole("button", { name: "Zobrazit možnosti úprav" }));
  await expect(page.getByRole("menuitem", { name: "Přejmenovat" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Nahradit" })).toBeHidden();
  await page.keyboard.press("Escape");
  await press(details.getByRole("button", { name: "Smazat" }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Smazat" }));
  const expected = original("leaders.json").replace(/,\s*"hoverImage": ".\/leaders\/sova-2.jpg"/, "");
  await expect(async () => expect(await saved(page, "leaders.json")).toBe(expected)).toPass();
});
