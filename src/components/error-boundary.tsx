import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

/** Shows the error screen in place of children that fail to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { reason } = this.state;
    return reason === undefined ? this.props.children : <ErrorScreen reason={reason} />;
  }
}
