import { expect, type Page } from "@playwright/test";
import { formatPhone, toE164 } from "../../src/lib/phone";
import { data } from "./data";

const { leader } = data("contacts.json");

/** For `allowErrors`: requests that the browser cancels because the visitor leaves the page. */
export const cancelled = /^failed: .* net::ERR_ABORTED$/;

/** Opens Kontakty by the menu and checks the main leader's number. Either Gatsby or the browser may load the page. */
export async function openContacts(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: "Kontakty" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kontakty" })).toBeVisible();
  const number = page.getByRole("region", { name: "Hlavní vedoucí" }).getByRole("link").first();
  await expect(number).toHaveText(formatPhone(leader.phone));
  await expect(number).toHaveAttribute("href", `tel:${toE164(leader.phone)}`);
}
