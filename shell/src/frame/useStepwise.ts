import { startTransition, useEffect, useState } from 'react';

interface Steps {
  first: number;
  step: number;
}

/**
 * How many of a long list to draw: the first with the page, then some more each time the page has nothing else to do.
 * @returns at most `total`
 */
export function useStepwise(total: number, { first, step }: Steps): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + step)));
  }, [count, total, step]);
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
