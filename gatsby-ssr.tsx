import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import displayFont from "./src/styles/fonts/fraunces.woff2";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

/** Renders in one piece: React 18 streams in blocks and puts a NUL byte where a letter of two bytes does not fit (react#24985). */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(bodyComponent));

/** Leaves out what gatsby-plugin-image adds for its own component: we draw its data with a smaller one (picture.tsx). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(
    getHeadComponents().filter((part) => !(isValidElement(part) && String(part.key).startsWith("gatsby-image-style"))),
  );

/**
 * Language, icons, manifest, colour of the window and the display face, which is fetched at once. They stand in the HTML
 * for good: with the page's Head they would go and come at each change of page. Naming the digest makes the pages be
 * rendered anew when it has changed.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "cs" });
  setHeadComponents([
    <link
      key={`font ${CSS_HASH}`}
      rel="preload"
      as="font"
      type="font/woff2"
      href={displayFont}
      crossOrigin="anonymous"
    />,
    <link key="png" rel="icon" href={withPrefix("/favicon-32.png")} sizes="32x32" type="image/png" />,
    <link key="svg" rel="icon" href={withPrefix("/favicon.svg")} sizes="any" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
    <meta key="light" name="theme-color" content="#1d4434" media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content="#16352c" media="(prefers-color-scheme: dark)" />,
    <link key="apple" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};
