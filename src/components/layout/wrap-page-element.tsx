import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../shared/error-boundary";
import { ErrorScreen } from "./error-screen";
import { Layout } from "./layout";

/** Puts a page into the layout, which survives navigation, and catches render errors in the page. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return (
    <Layout path={props.location.pathname}>
      <ErrorBoundary fallback={(reason) => <ErrorScreen reason={reason} />}>{element}</ErrorBoundary>
    </Layout>
  );
}
