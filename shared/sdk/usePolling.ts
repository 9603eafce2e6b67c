import { useEffect, useEffectEvent, useState } from 'react';
import { useRuntime } from './hooks';

const minute = 60_000;

/** The time, read again with every minute: a line of now moves while one looks. */
export function useMinute(): number {
  const { clock } = useRuntime();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const wait = clock.setTimeout(() => setNow(clock.now()), minute - (clock.now() % minute));
    return () => clock.clearTimeout(wait);
  });
  return now;
}

/**
 * Polls while the page is visible, and at once when it becomes visible again. Stops when the component unmounts.
 * @param poll one request; the next one waits for its answer, also after a rejection
 * @param interval from an answer to the next request, in milliseconds
 */
export function usePolling(poll: () => Promise<void>, interval: number): void {
  const { clock } = useRuntime();
  const pollIfVisible = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await poll();
  });
  useEffect(() => {
    let timer = 0;
    let isStopped = false;
    const schedule = () => {
      // The component may have unmounted while a request was on its way.
      if (isStopped) return;
      timer = clock.setTimeout(() => void pollIfVisible().finally(schedule), interval);
    };
    const onVisibilityChange = () => void pollIfVisible();
    schedule();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isStopped = true;
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [clock, interval]);
}
