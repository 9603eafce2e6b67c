import type { Release } from '@atrium/contract';
import { AppScope, useRuntime } from '@atrium/sdk';
import { AppIdContext, ErrorBoundary } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useShell } from '../context/ShellContext';
import { LoadError } from '../loading/LoadError';
import { stackOf } from '../model/stackOf';
import { AppFault } from './AppFault';

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
    <ErrorBoundary
      {...(resetKey === undefined ? {} : { resetKey })}
      onReset={onRetry}
      onError={report}
      fallback={(error) => {
        const fault = <AppFault release={release} error={error} onRetry={onRetry} isSmall={isSmall} />;
        return inPlace ? inPlace(fault) : fault;
      }}
    >
      <AppScope app={release.manifest.id}>
        <AppIdContext value={release.manifest.id}>{children}</AppIdContext>
      </AppScope>
    </ErrorBoundary>
  );
}
