import { expect, type Page } from "@playwright/test";

/** For `allowErrors`: requests that the browser cancels because the visitor leaves the page. */
export const cancelled = /^failed: .* net::ERR_ABORTED$/;

/** Opens Kontakty by the menu and checks the main leader's number. Either Gatsby or the browser may load the page. */
export async function openContacts(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: "Kontakty" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kontakty" })).toBeVisible();
  const number = page.getByRole("region", { name: "Hlavní vedoucí" }).getByRole("link").first();
  await expect(number).toHaveText("+420 000 000 011");
  await expect(number).toHaveAttribute("href", "tel:+420000000011");
}
