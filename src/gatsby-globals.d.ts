/** What Gatsby and its webpack configuration provide but do not declare. */

interface Window {
  /** The data of the page that is hydrated, which Gatsby's loader takes from here. */
  pageData: object;
  /** Opens a page. The path includes the path prefix. */
  ___navigate(to: string, options: { replace: boolean }): void;
  /** Gatsby's loader of pages. Paths include the path prefix. */
  ___loader: {
    /** Fetches a page and keeps it in memory. */
    loadPage(path: string): Promise<object | undefined>;
    /** A page that is in memory. */
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
