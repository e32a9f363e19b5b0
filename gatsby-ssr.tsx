import { type GatsbySSR, withPrefix } from "gatsby";

export { wrapPageElement } from "./src/wrap-page-element";

/** Language and icons. They stand in the HTML for good: with the page's Head they would go and come at each change of page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "cs" });
  setHeadComponents([
    <link key="png" rel="icon" href={withPrefix("/favicon-32.png")} sizes="32x32" type="image/png" />,
    <link key="svg" rel="icon" href={withPrefix("/favicon.svg")} sizes="any" type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};
