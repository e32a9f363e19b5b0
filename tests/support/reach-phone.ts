import type { Page } from "@playwright/test";
import { formatPhone, toE164 } from "../../src/lib/phone";
import { normalizeSpace } from "./built-page";
import { data } from "./data";

const { leader } = data("contacts.json");

/** What the browser says of a request that it breaks off because the visitor leaves the page: no fault. */
export const leaving = /^failed: .* net::ERR_ABORTED$/;

/** Goes to Kontakty by the menu, by whatever way the browser takes there, and reads the main leader's number. */
export async function reachPhone(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: "Kontakty" }).click();
  await page.getByRole("heading", { level: 1, name: "Kontakty" }).waitFor();
  const number = page.getByRole("region", { name: "Hlavní vedoucí" }).getByRole("link").first();
  await number.waitFor();
  expect(normalizeSpace(await number.innerText())).toBe(normalizeSpace(formatPhone(leader.phone)));
  expect(await number.getAttribute("href")).toBe(`tel:${toE164(leader.phone)}`);
}
