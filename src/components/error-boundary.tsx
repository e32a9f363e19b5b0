import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

/** Shows the error screen in place of children that fail to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <ErrorScreen reason={this.state.error.message} /> : this.props.children;
  }
}
