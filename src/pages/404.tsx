import { ErrorScreen } from "../components/layout/error-screen";
import { PageHead } from "../components/layout/page-head";

export default function NotFoundPage() {
  return <ErrorScreen reason="404 Not Found" />;
}

export const Head = () => <PageHead title="Stránka nenalezena" />;
