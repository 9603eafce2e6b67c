import type { Release } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { AppScope } from '@atrium/sdk/host';
import { ErrorBoundary, Spinner } from '@atrium/ui';
import { AppIdContext } from '@atrium/ui/host';
import { type ReactNode, useEffect, useState } from 'react';
import { timings } from '../common/timings';
import styles from './AppBoundary.module.css';
import { AppErrorCard } from './AppErrorCard';
import { useAppHost } from './AppHost';
import { LoadError, stackOf } from './loading/LoadError';

interface Props {
  release: Release;
  onRetry: () => void;
  /** Called for errors thrown by the app's code on load or render; not for files that did not arrive. */
  onCrash?: () => void;
  resetKey?: string;
  isSmall?: boolean;
  inPlace?: ((card: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** The error boundary around everything that an app renders: shows an error card and reports to the event hub. */
export function AppBoundary({ release, onRetry, onCrash, resetKey, isSmall = false, inPlace, children }: Props) {
  const { events } = useRuntime();
  const { instances } = useAppHost().loader;
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
    if (!isLoad || error.reason === 'crashed') onCrash?.();
  };
  return (
    <ErrorBoundary
      {...(resetKey === undefined ? {} : { resetKey })}
      onReset={onRetry}
      onError={report}
      fallback={(error) => {
        const card = <AppErrorCard release={release} error={error} onRetry={onRetry} isSmall={isSmall} />;
        return inPlace ? inPlace(card) : card;
      }}
    >
      <AppScope app={release.manifest.id}>
        <AppIdContext value={release.manifest.id}>{children}</AppIdContext>
      </AppScope>
    </ErrorBoundary>
  );
}

interface OnScreenProps {
  app: string;
  onSettled?: () => void;
  children: ReactNode;
}

/** Pins the release of an app while its content is on screen; a pending or failed app pins nothing. */
export function OnScreen({ app, onSettled, children }: OnScreenProps) {
  const { releaseStore } = useAppHost();
  useEffect(() => releaseStore.pin(app), [releaseStore, app]);
  useEffect(() => {
    const timer = onSettled && setTimeout(onSettled, timings.settled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}

interface WaitingProps {
  release: Release;
  children?: ReactNode;
}

/** Placeholder of a page or slot while its code loads; throws a `LoadError` when that takes longer than all tries. */
export function WaitingPage({ release, children = <Waiting /> }: WaitingProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), timings.patience);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new LoadError('stuck', release.entry);
  return children;
}

const Waiting = () => (
  <div data-waiting className={styles.waiting}>
    <Spinner isFull />
  </div>
);
