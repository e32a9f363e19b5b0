import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: (reason: string) => ReactNode };

/** Renders `fallback` with the error's message, if the children throw while React renders them. React logs the error. */
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
