import { useEffect, useState } from 'react';
import type { Release } from 'shared/contract';
import { timings } from '../common/timings';
import { useShell } from './AppHost';

/**
 * Counts down to a further try, while the page is seen.
 * @param release what is tried: its wait doubles from one fault card to the next
 * @returns the seconds left, or null when nothing is tried
 */
export function useRetryCountdown(isActive: boolean, release: Release, onRetry: () => void): number | null {
  const instance = useShell().loader.instances.releaseOf(release);
  const [seconds, setSeconds] = useState(() => (instance.retryAfter ?? timings.firstRetry) / 1000);

  useEffect(() => {
    if (isActive) instance.retryAfter = Math.min((instance.retryAfter ?? timings.firstRetry) * 2, timings.lastRetry);
  }, [isActive, instance]);

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
