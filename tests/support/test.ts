import { test as base, expect, type Page } from "@playwright/test";
import { NOW } from "./pages";

/** The devices on which the tests run, as options of Playwright's projects. */
export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** For `allowErrors`: requests that the browser cancels because the visitor leaves the page. */
export const cancelled = /^failed: .* net::ERR_ABORTED$/;

/** What Firefox calls the failures of requests, with the names that Chromium has for them. */
const IN_CHROMIUM: Record<string, string> = {
  NS_BINDING_ABORTED: "net::ERR_ABORTED",
  NS_ERROR_OFFLINE: "net::ERR_INTERNET_DISCONNECTED",
};

interface Fixtures {
  /** Declares console errors, failed requests and error statuses that the test provokes itself. */
  allowErrors: (pattern: RegExp) => void;
}

/** Sets the clock to NOW. Fails a test for errors, warnings and requests to other hosts that the test has not declared by `allowErrors`. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
  allowed: async ({}, use) => use([]),
  allowErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  page: async ({ page, allowed, baseURL }, use) => {
    const errors: string[] = [];
    await page.clock.setFixedTime(NOW);
    collectErrors(page, `${baseURL}/`, errors);
    await use(page);
    // Errors from here on do not count: closing the page cancels what is still loading.
    const found = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
    expect(found).toEqual([]);
  },
});
export { expect, type Page };

function collectErrors(page: Page, site: string, errors: string[]) {
  // True from the request for another document until that document has been parsed.
  let isLeaving = false;
  page.on("domcontentloaded", () => {
    isLeaving = false;
  });
  page.on("console", (message) => {
    // Sveltia CMS warns of its own timing if a busy machine ends the animation of a dialog late. Delete when bits-ui 2146 is solved.
    if (!["error", "warning"].includes(message.type()) || message.text().endsWith("derived_inert")) return;
    // Of an error that React logs Firefox tells no message. The message comes as a page error, too.
    if (message.text() === "Error") return;
    errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => errors.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const failure = String(request.failure()?.errorText);
    const reason = IN_CHROMIUM[failure] ?? failure;
    // Chromium itself cancels the request for an image if another size of that image suits the viewport better.
    if (request.resourceType() === "image" && reason === "net::ERR_ABORTED") return;
    // On leaving a document, the browser cancels what is loaded ahead, and the icon, which it requests at each change of the URL.
    // Firefox does so before it requests the next document.
    const isUnseen = /(\.(css|js|json)|favicon\.svg)$/.test(request.url());
    if ((isLeaving || failure in IN_CHROMIUM) && isUnseen && reason === "net::ERR_ABORTED") return;
    errors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    // The URL of a blob contains the origin of the site that created the blob.
    const url = request.url().replace(/^blob:/, "");
    if (!url.startsWith(site) && !url.startsWith("data:")) errors.push(`other host: ${url}`);
  });
}

/** Opens a path of the site and waits until React has hydrated the page, so that clicks have an effect. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has hydrated the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector("footer");
    return footer && Object.keys(footer).some((key) => key.startsWith("__reactProps"));
  });
  // Effects run after the frame in which React commits, and what they observe is reported in the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** The page's main heading, by its text. */
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** A section by its heading. */
export const region = (page: Page, name: string) => page.getByRole("region", { name });
/** A link of the main menu. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name });

/** Opens Kontakty by the menu and checks the main leader's number. Either Gatsby or the browser may load the page. */
export async function openContacts(page: Page): Promise<void> {
  await menuLink(page, "Kontakty").click();
  await expect(heading(page, "Kontakty")).toBeVisible();
  const number = region(page, "Hlavní vedoucí").getByRole("link").first();
  await expect(number).toHaveText("+420 000 000 011");
  await expect(number).toHaveAttribute("href", "tel:+420000000011");
}
