import { type ReactNode, useEffect } from 'react';
import { timings } from '../common/timings';
import { useShell } from './AppHost';

interface Props {
  app: string;
  onSettled?: () => void;
  children: ReactNode;
}

/** Keeps the release of an app for as long as what is inside is on screen; what waits or has failed keeps nothing. */
export function OnScreen({ app, onSettled, children }: Props) {
  const { releaseStore } = useShell();
  useEffect(() => releaseStore.pin(app), [releaseStore, app]);
  useEffect(() => {
    const timer = onSettled && setTimeout(onSettled, timings.settled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}
