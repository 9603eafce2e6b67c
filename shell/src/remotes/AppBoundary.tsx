import type { ReactNode } from 'react';
import type { Release } from 'shared/contract';
import { AppRoom, useRuntime } from 'shared/runtime';
import { FaultBoundary } from '../lazy/FaultBoundary';
import { LoadError } from '../loading/LoadError';
import { AppFault } from './AppFault';
import { useLoader } from './LoaderContext';

interface Props {
  release: Release;
  onRetry: () => void;
  /** Told of what the app's own code threw, when it was loaded or drawn; files that did not come are no such thing. */
  onCrash?: () => void;
  resetKey?: string;
  /** In a small place (a slot), not a page. */
  isSmall?: boolean;
  children: ReactNode;
}

/** The boundary around everything that an app draws: it tells the person, and the event hub. */
export function AppBoundary({ release, onRetry, onCrash, resetKey, isSmall = false, children }: Props) {
  const { events } = useRuntime();
  const { status } = useLoader();
  const report = (error: unknown) => {
    // A failed load has told of itself.
    const isLoad = error instanceof LoadError;
    if (!isLoad) {
      const { id } = release.manifest;
      events.emit({ type: 'error', app: id, release: release.release, stage: 'render', error: String(error) });
      status.failed(release, error);
    }
    if (!isLoad || error.fault === 'crashed') onCrash?.();
  };
  return (
    <FaultBoundary
      {...(resetKey === undefined ? {} : { resetKey })}
      onReset={onRetry}
      onError={report}
      fallback={(error) => <AppFault release={release} error={error} onRetry={onRetry} isSmall={isSmall} />}
    >
      <AppRoom app={release.manifest.id}>{children}</AppRoom>
    </FaultBoundary>
  );
}
