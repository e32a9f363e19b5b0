import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { DeferredScripts, PageData } from "./src/build/defer-scripts";
import displayFont from "./src/styles/fonts/fraunces.woff2";

export { wrapPageElement } from "./src/components/layout/layout";

/**
 * Renders a page at once and not as a stream. React 18 streams in blocks, and puts a NUL byte where the end of a block splits a
 * letter such as „ě“. Delete when react#24985 is fixed.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(bodyComponent));

/** Not in `gatsby develop`, which sends pages without HTML and data: its own scripts fetch them. */
const isBuilt = process.env.NODE_ENV === "production";

/**
 * Changes the HTML of a page in three ways:
 * - The scripts are deferred (defer-scripts.tsx).
 * - The styles of the layout come before those of the page. This is their order after client-side navigation, too, while Gatsby
 *   puts the styles of the page first. Delete when Gatsby has one order.
 * - The styles of `<GatsbyImage>` are removed, because picture.tsx does not use it. Delete when Gatsby adds these styles only to
 *   pages with a `<GatsbyImage>`.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const isStyle = (part: ReactNode) => isValidElement(part) && part.type === "style";
  const isUnused = (part: ReactNode) => isValidElement(part) && /^gatsby-image-style/.test(String(part.key));
  const parts = page.getHeadComponents().filter((part) => !isUnused(part));
  page.replaceHeadComponents([...parts.filter((part) => !isStyle(part)), ...parts.filter(isStyle).reverse()]);
  const scripts = <DeferredScripts key="scripts">{page.getPostBodyComponents()}</DeferredScripts>;
  if (isBuilt) page.replacePostBodyComponents([scripts]);
};

/**
 * Adds to every page its language, font, icons, manifest, theme colour and data. The `Head` of the pages is no place for these,
 * because Gatsby removes and adds what is in `Head` on each navigation.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  if (isBuilt) page.setPostBodyComponents([<PageData key="data" data={page.loadPageDataSync(page.pathname)} />]);
  page.setHtmlAttributes({ lang: "cs" });
  page.setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
    <link key="png" rel="icon" href={withPrefix("/favicon-32.png")} sizes="32x32" type="image/png" />,
    <link key="svg" rel="icon" href={withPrefix("/favicon.svg")} sizes="any" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
    <meta key="light" name="theme-color" content="#1d4434" media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content="#16352c" media="(prefers-color-scheme: dark)" />,
    <link key="apple" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};
