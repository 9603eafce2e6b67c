import type { ReactNode } from 'react';
import type { Release } from 'shared/contract';
import { AppRoom, useRuntime } from 'shared/runtime';
import { FaultBoundary, RoomContext } from 'shared/ui';
import { AppFault } from './AppErrorCard';
import { useShell } from './AppHost';
import { LoadError } from './loading/LoadError';
import { stackOf } from './loading/stackOf';

interface Props {
  release: Release;
  onRetry: () => void;
  /** Called for what the app's own code threw, when it was loaded or drawn; not for files that did not arrive. */
  onCrash?: () => void;
  resetKey?: string;
  /** In a small place (a slot), not a page. */
  isSmall?: boolean;
  /** Draws around the fault card. */
  inPlace?: ((fault: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** The boundary around everything that an app draws: what fails is shown to the person and reported to the event hub. */
export function AppBoundary({ release, onRetry, onCrash, resetKey, isSmall = false, inPlace, children }: Props) {
  const { events } = useRuntime();
  const { instances } = useShell().loader;
  const report = (error: unknown) => {
    // A failed load has reported itself.
    const isLoad = error instanceof LoadError;
    if (!isLoad) {
      const { id } = release.manifest;
      events.emit({
        type: 'error',
        app: id,
        release: release.release,
        stage: 'render',
        error: String(error),
        ...stackOf(error),
      });
      instances.markFailed(release, error);
    }
    if (!isLoad || error.fault === 'crashed') onCrash?.();
  };
  return (
    <FaultBoundary
      {...(resetKey === undefined ? {} : { resetKey })}
      onReset={onRetry}
      onError={report}
      fallback={(error) => {
        const fault = <AppFault release={release} error={error} onRetry={onRetry} isSmall={isSmall} />;
        return inPlace ? inPlace(fault) : fault;
      }}
    >
      <AppRoom app={release.manifest.id}>
        <RoomContext value={release.manifest.id}>{children}</RoomContext>
      </AppRoom>
    </FaultBoundary>
  );
}
