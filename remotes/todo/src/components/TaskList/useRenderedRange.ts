import { startTransition, useEffect, useState } from 'react';

/** Minimum row height, in pixels. */
const rowHeight = 44;
const step = 60;

interface Range {
  list: string;
  from: number;
  to: number;
}

interface RenderedRange {
  from: number;
  to: number;
  /** Sentinels at both ends of the rendered part, as far in as counts as near. */
  start: (element: HTMLElement | null) => void;
  end: (element: HTMLElement | null) => void;
  toStart(): void;
  toEnd(): void;
}

/**
 * Rendered part of a list: the first tasks at once, more when an end of the part comes near.
 * @param list key of the list: another one starts over
 */
export function useRenderedRange(list: string, total: number): RenderedRange {
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  // Enough for a screen: the rest renders after that is visible.
  const first: Range = { list, from: 0, to: Math.ceil(window.innerHeight / rowHeight) };
  const [rendered, setRendered] = useState(first);
  const { from, to } = rendered.list === list ? rendered : first;

  useNearness(from > 0 ? start : null, () => setRendered({ list, from: Math.max(0, from - step), to }), from);
  useNearness(to < total ? end : null, () => setRendered({ list, from, to: to + step }), to);

  return {
    from,
    to,
    start: setStart,
    end: setEnd,
    toStart: () => from > 0 && setRendered(first),
    toEnd: () => to < total && setRendered({ list, from: Math.max(0, total - step), to: total }),
  };
}

/** Runs when an element is visible and the rendered part has changed. */
function useNearness(element: HTMLElement | null, draw: () => void, edge: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edge is looked after once
  useEffect(() => {
    if (!element) return;
    const nearness = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) startTransition(draw);
    });
    nearness.observe(element);
    return () => nearness.disconnect();
  }, [element, edge]);
}
