declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

/** Of the styles, for the renderer of pages: src/build/styles-digest.ts. */
declare const CSS_HASH: string;
