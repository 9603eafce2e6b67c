import type { ReactNode } from 'react';
import type { Release } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { AppFault } from './AppFault';
import { FaultBoundary } from './FaultBoundary';
import { LoadError } from './LoadError';

interface Props {
  release: Release;
  onRetry: () => void;
  resetKey?: string;
  /** In a small place (a slot), not a page. */
  isSmall?: boolean;
  children: ReactNode;
}

/** The boundary around everything that an app draws: it tells the person, and the event hub. */
export function AppBoundary({ release, onRetry, resetKey, isSmall = false, children }: Props) {
  const { events } = useRuntime();
  const report = (error: unknown) => {
    // A failed load has told of itself.
    if (error instanceof LoadError) return;
    events.emit({
      type: 'error',
      app: release.manifest.id,
      release: release.release,
      stage: 'render',
      error: String(error),
    });
  };
  return (
    <FaultBoundary
      {...(resetKey === undefined ? {} : { resetKey })}
      onReset={onRetry}
      onError={report}
      fallback={(error) => <AppFault release={release} error={error} onRetry={onRetry} isSmall={isSmall} />}
    >
      {children}
    </FaultBoundary>
  );
}
