import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FileChooser, Locator } from "@playwright/test";
import { canonical } from "../../src/admin/data-file";
import { dataFiles } from "../../src/content/schemas";
import { TEST_CONTENT } from "./project-copy";
import { expect, type Page } from "./test";

/** The folder of the working copy. It is in the browser's private file system and not on the disk of the computer. */
const FOLDER = "web";

/** The content of a file of the test content. */
export const contentFile = (path: string) => readFileSync(join(TEST_CONTENT, path));
/** The data files of the test content, in the layout that the form writes. */
export const siteFiles = () =>
  new Map(dataFiles.map((name) => [`data/${name}`, Buffer.from(canonical(name, String(contentFile(`data/${name}`))))]));

/** The text of a data file, with `value` as the value of the first field that is called `field`. */
export const withField = (text: string, field: string, value: unknown) =>
  text.replace(new RegExp(`("${field}": *)("(?:[^"\\\\]|\\\\.)*"|\\d+)`), (_, key) => key + JSON.stringify(value));

/** Opens the form on a working copy with the given files. */
export async function openWorkingCopy(page: Page, files = siteFiles(), path = "/sprava/"): Promise<void> {
  await page.addInitScript((folder) => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
    Object.assign(window, { showDirectoryPicker: pick });
  }, FOLDER);
  await page.goto(path);
  await writeFile(page, ".git/HEAD", Buffer.from("ref: refs/heads/main"));
  for (const [name, content] of files) await writeFile(page, name, content);
  await press(page.getByRole("button", { name: "Upravovat web v tomto počítači" }));
}

/** A file of the working copy in the page. An empty one is created if there is none. */
const fileHandle = (page: Page, path: string) =>
  page.evaluateHandle(async ([file = "", ...folders]) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of folders.reverse()) folder = await folder.getDirectoryHandle(name, { create: true });
    return folder.getFileHandle(file, { create: true });
  }, [FOLDER, ...path.split("/")].reverse());

/** Writes a file of the working copy, as another program would. */
async function writeFile(page: Page, path: string, content: Buffer): Promise<void> {
  const handle = await fileHandle(page, path);
  await handle.evaluate(
    async (handle, bytes) => {
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.from(bytes));
      await writable.close();
    },
    [...content],
  );
}

/** The content of a file of the working copy. */
export async function readFile(page: Page, path: string): Promise<Buffer> {
  const handle = await fileHandle(page, path);
  return Buffer.from(
    await handle.evaluate(async (handle) => [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]),
  );
}

/** Clicks, or taps where there is a touch screen. */
export async function press(target: Locator): Promise<void> {
  const isTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouch ? target.tap() : target.click());
}

/** Opens the form of a data file by its label, and waits until the form can be saved. */
export async function openForm(page: Page, label: string): Promise<void> {
  await press(page.getByText(label, { exact: true }).first());
  await expect(page.getByRole("button", { name: "Uložit" })).toBeVisible();
}

export const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).first();

/** The first button whose accessible name contains `name`. The accessible name may also contain the name of an icon. */
export const button = (page: Page, name: string) => page.getByRole("button", { name }).first();

export async function save(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Uložit" }));
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText("Uloženo.")).toBeVisible();
}

/** Uploads a file into the first field of the form that has a button with the name `opener`. */
export async function upload(page: Page, file: Parameters<FileChooser["setFiles"]>[0], opener = "Vybrat soubor") {
  await press(button(page, opener));
  const dialog = page.getByRole("dialog", { name: /^Vybrat / });
  const choosing = page.waitForEvent("filechooser");
  await expect(dialog).not.toContainText(/Pexels|Pixabay|Unsplash/);
  await press(dialog.getByRole("button", { name: "Nahrát" }));
  await (await choosing).setFiles(file);
  return (await choosing).element();
}

/** Inserts the uploaded file. If the form renames the file, `name` is the new name, and this waits until it is shown. */
export async function insertUpload(page: Page, name?: string): Promise<void> {
  await press(page.getByRole("button", { name: "Vložit", exact: true }));
  if (name) await expect(page.getByText(name)).toBeVisible();
}
