import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Replacement for children that failed; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A new value after a fault means that the person has gone elsewhere: a new chance. */
  resetKey?: string;
  onReset?: () => void;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  fault: { error: unknown } | null;
}

/** Whatever its children throw while they are drawn ends here; the rest of the page goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.fault && previous.resetKey !== this.props.resetKey) this.props.onReset?.();
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.fault ? fallback(this.state.fault.error, () => this.setState({ fault: null })) : children;
  }
}
