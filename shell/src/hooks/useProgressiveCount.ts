import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from 'shared/runtime';

/** More than a screen holds. */
export const firstStep = 24;

/**
 * How many of a long list to draw: the first with the page, then some more each time the page has nothing else to do.
 * @returns at most `total`
 */
export function useProgressiveCount(total: number): number {
  const [count, setCount] = useState(firstStep);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + firstStep)));
  }, [count, total]);
  return Math.min(count, total);
}
