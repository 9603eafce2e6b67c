import { startTransition, useEffect, useState } from 'react';

const step = 60;

/**
 * How many tasks of a list to draw: the first at once, more each time the end of what is drawn comes near.
 * @param list which list it is: another one starts over
 * @returns the count, and the ref of an element that reaches from the end as far up as counts as near
 */
export function useDrawnCount(list: string, total: number) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [drawn, setDrawn] = useState({ list, count: step });
  const count = drawn.list === list ? drawn.count : step;
  const isWhole = count >= total;

  useEffect(() => {
    if (!end || isWhole) return;
    const nearness = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) startTransition(() => setDrawn({ list, count: count + step }));
    });
    nearness.observe(end);
    return () => nearness.disconnect();
  }, [end, isWhole, list, count]);

  return { count, end: setEnd };
}
