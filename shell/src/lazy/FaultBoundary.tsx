import { Component, type ReactNode } from 'react';

interface Props {
  /** What is drawn in place of the children that failed. */
  fallback: (error: unknown) => ReactNode;
  /** A new value after a fault means that the person has gone elsewhere: a new chance. */
  resetKey?: string;
  onReset?: () => void;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  fault: { error: unknown } | null;
}

/** Whatever an app throws while it is drawn ends here; the frame and all other apps go on. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.fault && previous.resetKey !== this.props.resetKey) this.props.onReset?.();
  }

  override render() {
    return this.state.fault ? this.props.fallback(this.state.fault.error) : this.props.children;
  }
}
