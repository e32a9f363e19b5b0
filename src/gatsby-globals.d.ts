/** What Gatsby and its webpack configuration provide but do not declare. */

interface Window {
  /** The data of the page that is hydrated, which Gatsby's loader takes from here. */
  pageData: object;
  /** The files of each page's code. */
  ___chunkMapping: string | object;
  /** What Gatsby's links and `navigate` call; the path includes the path prefix. */
  ___navigate(to: string | number, options?: object): void;
  /** Gatsby's loader of pages. Paths include the path prefix. */
  ___loader: {
    /** Fetches a page, as Gatsby's own links do on hover. */
    hovering(path: string): void;
    /** Fetches a page; of one that failed there is nothing, or the status. */
    loadPage(path: string): Promise<{ status?: "error" } | undefined>;
    /** A page that is in memory. */
    loadPageSync(path: string): object | undefined;
  };
}

declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** Defined in gatsby-node.ts, see src/build/css-hash.ts. */
declare const CSS_HASH: string;
