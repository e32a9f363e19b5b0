import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: (reason: string) => ReactNode };

/** Renders a fallback, given the error's message, in place of children that throw while rendering. React logs the error. */
export class ErrorBoundary extends Component<Props, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { reason } = this.state;
    return reason === undefined ? this.props.children : this.props.fallback(reason);
  }
}
