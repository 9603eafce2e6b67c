/** How long what the page consists of may take to come; a person who looks around before ends it by that. */
const patienceMs = 15_000;

/**
 * Scrolls an area to a place, and there again whenever what comes in makes the page longer or shorter, until a person
 * scrolls.
 * @returns how to stop
 */
export function scrollOnceThere(area: HTMLElement, content: HTMLElement, top: number): () => void {
  area.scrollTo({ top });
  if (top === 0) return () => undefined;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const changes = new ResizeObserver(() => area.scrollTo({ top }));
  changes.observe(content);
  const timer = setTimeout(stop, patienceMs);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    area.addEventListener(sign, stop, { signal: stopping.signal, passive: true });
  stopping.signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  return stop;
}
