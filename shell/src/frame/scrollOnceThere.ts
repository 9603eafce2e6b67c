/** How long what makes the page long enough may take; whoever looks around before ends it by that. */
const patienceMs = 15_000;

/**
 * Scrolls an area to a place, again and again while what comes in makes it long enough, until a person scrolls.
 * @returns how to stop
 */
export function scrollOnceThere(area: HTMLElement, content: HTMLElement, top: number): () => void {
  area.scrollTo({ top });
  if (top === 0) return () => undefined;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const growth = new ResizeObserver(() => {
    area.scrollTo({ top });
    if (area.scrollTop >= top) stop();
  });
  growth.observe(content);
  const timer = setTimeout(stop, patienceMs);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    area.addEventListener(sign, stop, { signal: stopping.signal, passive: true });
  stopping.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  return stop;
}
