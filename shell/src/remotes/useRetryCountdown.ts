import { useEffect, useState } from 'react';

const firstSeconds = 8;
const lastSeconds = 64;

/** How long each app waits before it is tried again by itself: twice as long after each failure. */
const waits = new Map<string, number>();

/**
 * Counts down to a further try, while the page is seen.
 * @param key what is tried: it keeps its back-off from one fault card to the next
 * @returns the seconds left, or null when nothing is tried
 */
export function useRetryCountdown(isActive: boolean, key: string, onRetry: () => void): number | null {
  const [seconds, setSeconds] = useState(() => waits.get(key) ?? firstSeconds);

  useEffect(() => {
    if (isActive) waits.set(key, Math.min((waits.get(key) ?? firstSeconds) * 2, lastSeconds));
  }, [isActive, key]);

  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((left) => left - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isActive]);

  const isOver = isActive && seconds <= 0;
  useEffect(() => {
    if (isOver) onRetry();
  }, [isOver, onRetry]);

  return isActive ? Math.max(seconds, 0) : null;
}
