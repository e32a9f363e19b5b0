import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { DeferredScripts, PageData } from "./src/build/defer-scripts";
import displayFont from "./src/styles/fonts/fraunces.woff2";

export { wrapPageElement } from "./src/components/layout/layout";

/** Renders synchronously: React 18 streams in blocks and puts a NUL byte where one splits a letter (until react#24985 is fixed). */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(bodyComponent));

const keyOf = (part: ReactNode) => (isValidElement(part) ? String(part.key) : "");

/** `gatsby develop` sends pages without HTML and data, which its own scripts fetch. */
const isBuilt = process.env.NODE_ENV === "production";

/**
 * Defers the scripts. Puts the styles of the layout before those of the page, as they are after client-side navigation; Gatsby
 * has them the other way round. Removes those of `<GatsbyImage>`, which picture.tsx does not use.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const parts = page.getHeadComponents().filter((part) => !keyOf(part).startsWith("gatsby-image-style"));
  const isStyle = (part: ReactNode) => isValidElement(part) && part.type === "style";
  page.replaceHeadComponents([...parts.filter((part) => !isStyle(part)), ...parts.filter(isStyle).reverse()]);
  const scripts = <DeferredScripts key="scripts">{page.getPostBodyComponents()}</DeferredScripts>;
  if (isBuilt) page.replacePostBodyComponents([scripts]);
};

/**
 * Language, font, icons, manifest, theme colour and data of every page. Not in the pages' Head, where React would remove and add
 * them on each navigation.
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
