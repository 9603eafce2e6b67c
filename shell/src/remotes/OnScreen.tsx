import { type ReactNode, useEffect } from 'react';
import { useBook } from './releases';

/** After so long on screen a release has come up; what throws later is no crash of its start. */
const settledMs = 3000;

interface Props {
  app: string;
  onSettled?: () => void;
  children: ReactNode;
}

/** Keeps the release of an app for as long as what is inside is on screen; what waits or has failed keeps nothing. */
export function OnScreen({ app, onSettled, children }: Props) {
  const { hold } = useBook();
  useEffect(() => hold(app), [hold, app]);
  useEffect(() => {
    const timer = onSettled && setTimeout(onSettled, settledMs);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}
