import { useEffect, useRef } from 'react';
import { useRuntime } from 'shared/runtime';

const interval = 10_000;

/** Looks again and again while the page is seen, and as soon as one comes back: another tab may have changed something. */
export function useLooks(look: () => Promise<void>): void {
  const { clock } = useRuntime();
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const lookIfSeen = async () => {
      if (document.visibilityState === 'visible') await latest.current();
    };
    const lookLater = () => {
      // The page may have been left while a look was on its way.
      if (isOver) return;
      timer = clock.setTimeout(() => void lookIfSeen().then(lookLater), interval);
    };
    const comeBack = () => void lookIfSeen();
    lookLater();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isOver = true;
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [clock]);
}
