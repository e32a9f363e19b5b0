import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { DeferScripts, PageData } from "./src/build/defer-scripts";
import displayFont from "./src/styles/fonts/fraunces.woff2";

export { wrapPageElement } from "./src/components/layout/layout";

/**
 * Renders a page in one piece and not as a stream. React 18 streams HTML in blocks. If a block ends in the middle of a letter of
 * several bytes, such as „ě“, React writes a NUL byte there. Delete when react#24985 is fixed.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(bodyComponent));

/** False in `gatsby develop`. Its pages are empty until Gatsby's own scripts have fetched and rendered them. */
const isBuilt = process.env.NODE_ENV === "production";

/**
 * Changes the HTML of a page in two ways:
 * - The scripts are deferred (defer-scripts.tsx).
 * - The styles of the layout come before the styles of the page, as they do after client-side navigation. Gatsby puts the
 *   styles of the page first. Then, of two rules with equal specificity, one would win when the browser loads the page, and the
 *   other after client-side navigation. Delete when Gatsby uses the same order in both cases.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const isStyle = (part: ReactNode) => isValidElement(part) && part.type === "style";
  const parts = page.getHeadComponents();
  page.replaceHeadComponents([...parts.filter((part) => !isStyle(part)), ...parts.filter(isStyle).reverse()]);
  const scripts = page.getPostBodyComponents();
  if (isBuilt) page.replacePostBodyComponents([<template key="scripts">{scripts}</template>]);
};

/**
 * Adds to every page its language, font, icons, manifest, theme colour and data. The `Head` of a page is the wrong place for
 * these elements, because Gatsby removes the elements of `Head` on each navigation and adds those of the next page.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  if (isBuilt) page.setPostBodyComponents([<PageData key="data" data={page.loadPageDataSync(page.pathname)} />]);
  page.setHtmlAttributes({ lang: "cs" });
  page.setHeadComponents([
    isBuilt && <DeferScripts key="scripts" />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
    <link key="png" rel="icon" href={withPrefix("/favicon-32.png")} sizes="32x32" type="image/png" />,
    <link key="svg" rel="icon" href={withPrefix("/favicon.svg")} sizes="any" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
    <meta key="light" name="theme-color" content="#1d4434" media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content="#16352c" media="(prefers-color-scheme: dark)" />,
    <link key="apple" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};
