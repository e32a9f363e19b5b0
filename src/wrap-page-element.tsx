import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./components/error-boundary";
import { Layout } from "./components/layout";

/** Puts a page into the frame, which survives navigation; each page has an error boundary of its own. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return (
    <Layout>
      <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
    </Layout>
  );
}
