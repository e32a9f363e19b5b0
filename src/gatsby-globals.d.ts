/** What Gatsby and its webpack configuration provide but do not declare. */

interface Window {
  ___loader: {
    /** Fetches the page at a path, which includes the path prefix, as Gatsby's own links do on hover. */
    hovering(path: string): void;
  };
  ___emitter: {
    /** Emitted one second after a click whose page has not arrived. */
    on(event: "onDelayedLoadPageResources", listener: (page: { pathname: string }) => void): void;
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
