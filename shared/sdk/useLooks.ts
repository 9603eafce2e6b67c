import { useEffect, useEffectEvent } from 'react';
import { useRuntime } from './hooks';

/**
 * Looks for what is new again and again while the page is seen, and as soon as one comes back to it.
 * @param pause from the answer of one look to the next, in milliseconds
 */
export function useLooks(look: () => Promise<void>, pause: number): void {
  const { clock } = useRuntime();
  const lookIfSeen = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await look();
  });
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const lookLater = () => {
      // The page may have been left while a look was on its way.
      if (isOver) return;
      timer = clock.setTimeout(() => void lookIfSeen().finally(lookLater), pause);
    };
    const comeBack = () => void lookIfSeen();
    lookLater();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isOver = true;
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [clock, pause]);
}
