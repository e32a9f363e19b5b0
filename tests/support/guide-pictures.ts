// Takes the screenshots of the form on a phone for data/README.md. Started by npm run guide:pictures.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { buildAdmin } from "../../src/build/admin";
import { button, insertUpload, openForm, press, textbox, upload } from "./admin-form";
import { FakeGitHub } from "./fake-github";
import { launchOptions } from "./find-chromium";

const viewport = { width: 390, height: 640 };

/** Writes a screenshot with frames around the controls that the guide says to tap. */
async function photograph(name: string, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeInViewport();
  const frame = (outline: string) =>
    targets.evaluateAll((elements, style) => elements.map((element) => element.setAttribute("style", style)), outline);
  await frame("outline: 4px solid #d81b60; outline-offset: 1px");
  const screenshot = await targets.page().screenshot({ animations: "disabled" });
  await sharp(screenshot).webp({ quality: 80 }).toFile(`data/navod/${name}.webp`);
  await frame("");
}

async function photographAll(page: Page): Promise<void> {
  const tokenButton = page.getByRole("button", { name: "Přihlásit se tokenem z GitHubu" });
  await photograph("prihlaseni", tokenButton);
  await press(tokenButton);
  await page.getByRole("textbox", { name: "Token z GitHubu" }).fill("github_pat_vas_token");
  const signIn = page.getByRole("button", { name: "Přihlásit se", exact: true });
  await photograph("token", page.getByRole("link", { name: "v nastavení účtu" }).or(signIn));
  await press(signIn);
  await openForm(page, "Historie");
  await photograph("pridat", button(page, "Přidat"));
  await press(button(page, "Přidat"));
  // The example of the guides. Its photo is a drawing of a town at the bottom of a lake.
  const buffer = await sharp("data/history/2012.jpg").jpeg().toBuffer();
  await upload(page, { name: "IMG_2034.jpg", mimeType: "image/jpeg", buffer });
  const dialog = page.getByRole("dialog", { name: /^Vybrat / });
  await expect(dialog.getByRole("img")).toBeVisible();
  await photograph("fotka", dialog.getByRole("button", { name: /^(Nahrát|Vložit)$/ }));
  await insertUpload(page, "img_2034.webp");
  await textbox(page, "Rok").fill("2026");
  await textbox(page, "Název").fill("Poklad na dně jezera");
  await photograph("ulozit", page.getByRole("button", { name: "Uložit" }));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sprava-"));
  const browser = await chromium.launch(launchOptions());
  try {
    await buildAdmin("klub/web", folder);
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.route("https://tabor.example/**", (route) => {
      const { pathname } = new URL(route.request().url());
      const inForm = pathname.startsWith("/sprava/") && (pathname.slice("/sprava/".length) || "index.html");
      return route.fulfill({ path: inForm ? join(folder, inForm) : `static${pathname}` });
    });
    await new FakeGitHub(".").listen(page);
    await page.goto("https://tabor.example/sprava/");
    await photographAll(page);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

main();
