import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** More than a screen holds. */
const step = 24;

interface ProgressiveCount {
  /** At most `total`. */
  count: number;
  /** Goes behind the last that is drawn. */
  end: RefCallback<HTMLElement>;
}

/** How many of a long list to draw: the first with the page, then some more each time their end comes near. */
export function useProgressiveCount(total: number): ProgressiveCount {
  const [count, setCount] = useState(step);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const nearness = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && startTransition(() => setCount(count + step)),
        { rootMargin: '50%', scrollMargin: '50%' },
      );
      nearness.observe(element);
      return () => nearness.disconnect();
    },
    [count],
  );
  return { count: Math.min(count, total), end };
}
