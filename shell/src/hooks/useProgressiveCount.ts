import { startTransition, useEffect, useState } from 'react';

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

/** Not every browser tells when it is idle. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 100);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
