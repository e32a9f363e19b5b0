import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Gives what to show instead, from the error's message. */
  fallback: (reason: string) => ReactNode;
}

/** Shows something else in place of children that fail to render. React tells the console about the error. */
export class ErrorBoundary extends Component<Props, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { children, fallback } = this.props;
    const { reason } = this.state;
    return reason === undefined ? children : fallback(reason);
  }
}
