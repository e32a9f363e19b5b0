import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../shared/error-boundary";
import { ErrorScreen } from "./error-screen";
import { Layout } from "./layout";

/** Puts a page into the frame, which survives navigation, and catches what fails to render in it. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const path = props.location.pathname;
  return (
    <Layout path={path}>
      <ErrorBoundary fallback={(reason) => <ErrorScreen reason={reason} />}>{element}</ErrorBoundary>
    </Layout>
  );
}
