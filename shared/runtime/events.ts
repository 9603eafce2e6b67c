import type { AtriumEvent, Clock, EventHub } from './types';

const capacity = 200;

/** The page's one sink of loads, errors and timings. A listener that throws stops nobody else. */
export function createEventHub(clock: Clock): EventHub {
  const listeners = new Set<(event: AtriumEvent & { at: number }) => void>();
  let latest: (AtriumEvent & { at: number })[] = [];

  return {
    emit(event) {
      const entry = { ...event, at: clock.now() };
      latest = [...latest, entry].slice(-capacity);
      for (const listener of listeners) {
        try {
          listener(entry);
        } catch (error) {
          console.error(error);
        }
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recent: () => latest,
  };
}
