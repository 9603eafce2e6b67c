import type { Release } from '@atrium/contract';
import { AppRoom, useRuntime } from '@atrium/sdk';
import { FaultBoundary, RoomContext, Spinner } from '@atrium/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { timings } from '../common/timings';
import styles from './AppBoundary.module.css';
import { AppErrorCard } from './AppErrorCard';
import { useAppHost } from './AppHost';
import { LoadError, stackOf } from './loading/LoadError';

interface Props {
  release: Release;
  onRetry: () => void;
  /** Called for what the app's own code threw, when it was loaded or drawn; not for files that did not arrive. */
  onCrash?: () => void;
  resetKey?: string;
  /** In a small place (a slot), not a page. */
  isSmall?: boolean;
  /** Draws around the fault card. */
  inPlace?: ((card: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** The boundary around everything that an app draws: what fails is shown to the person and reported to the event hub. */
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
    <FaultBoundary
      {...(resetKey === undefined ? {} : { resetKey })}
      onReset={onRetry}
      onError={report}
      fallback={(error) => {
        const card = <AppErrorCard release={release} error={error} onRetry={onRetry} isSmall={isSmall} />;
        return inPlace ? inPlace(card) : card;
      }}
    >
      <AppRoom app={release.manifest.id}>
        <RoomContext value={release.manifest.id}>{children}</RoomContext>
      </AppRoom>
    </FaultBoundary>
  );
}

interface OnScreenProps {
  app: string;
  onSettled?: () => void;
  children: ReactNode;
}

/** Keeps the release of an app for as long as what is inside is on screen; what waits or has failed keeps nothing. */
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

/** What is shown in place of a page, or a slot, while its code loads; after all patience it becomes a fault. */
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
