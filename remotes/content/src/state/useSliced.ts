import { startTransition, useEffect, useState } from 'react';

/** Work that stops where it is told to, and goes on later. */
export type Steps<T> = Generator<void, T>;

/** Milliseconds of work after which keys and clicks have their turn. */
const maxWork = 8;

type Slice<T> = { isDone: true; value: T } | { isDone: false };

function runSlice<T>(steps: Steps<T>): Slice<T> {
  const end = performance.now() + maxWork;
  while (performance.now() < end) {
    const { done, value } = steps.next();
    if (done) return { isDone: true, value };
  }
  return { isDone: false };
}

interface Result<T> {
  begin: () => Steps<T>;
  value: T;
}

function runFirst<T>(begin: () => Steps<T>): Result<T> | null {
  const slice = runSlice(begin());
  return slice.isDone ? { begin, value: slice.value } : null;
}

/**
 * Result of work that is done in slices: at once where that is little, else while the page stays in use.
 * @param begin another function is other work; the last result stays until that is done
 * @param delay in milliseconds, for work that may be outdated by the next key
 */
export function useSliced<T>(begin: () => Steps<T>, delay = 0): { value: T; isCurrent: boolean } | null {
  const [result, setResult] = useState(() => runFirst(begin));
  const isCurrent = result?.begin === begin;
  useEffect(() => {
    if (isCurrent) return undefined;
    const steps = begin();
    const run = () => {
      const slice = runSlice(steps);
      // Drawing may be long, too, and gives way to keys as well.
      if (slice.isDone) startTransition(() => setResult({ begin, value: slice.value }));
      else timer = window.setTimeout(run);
    };
    let timer = window.setTimeout(run, delay);
    return () => window.clearTimeout(timer);
  }, [begin, delay, isCurrent]);
  return result && { value: result.value, isCurrent };
}
