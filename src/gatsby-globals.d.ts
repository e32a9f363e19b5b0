/** Types for what Gatsby, its webpack configuration and browsers provide without a declaration. */

interface Window {
  /** The data of the page that is hydrated. Gatsby's loader reads the data here and does not fetch them. */
  pageData: object;
  /** The path of the page for which the HTML was built, without the path prefix. Undefined in `gatsby develop`. */
  pagePath?: string;
  /** The buttons that were clicked before React began to hydrate the page (early-clicks.ts). From then on undefined. */
  earlyClicks?: Set<HTMLElement>;
  /** Opens a page. The path includes the path prefix. */
  ___navigate(to: string, options: { replace: boolean }): void;
  /** Gatsby's loader of pages. Paths include the path prefix. */
  ___loader: {
    /** Fetches a page and keeps it in memory. If this fails, `status` is „error“. */
    loadPage(path: string): Promise<{ status?: string } | undefined>;
    /** Returns a page that is in memory, otherwise undefined. */
    loadPageSync(path: string): object | undefined;
  };
}

/** Network Information API: Chromium only. */
interface Navigator {
  connection?: { saveData: boolean; effectiveType: string };
}

declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
