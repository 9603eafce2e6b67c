import { createFloodGate } from './floodGate';
import type { AtriumEvent, Clock, EventHub } from './types';

const capacity = 200;

/**
 * The page's one sink of loads, errors and timings. A listener that throws stops nobody else, and an app that says more
 * than anyone can read is cut short.
 */
export function createEventHub(clock: Clock): EventHub {
  const listeners = new Set<(event: AtriumEvent & { at: number }) => void>();
  let latest: (AtriumEvent & { at: number })[] = [];
  const gate = createFloodGate(clock, (app, count) =>
    publish({ type: 'error', app, stage: 'flood', error: `${count} further events within a second were left out` }),
  );

  function publish(event: AtriumEvent): void {
    const entry = { ...event, at: clock.now() };
    latest = [...latest, entry].slice(-capacity);
    for (const listener of listeners) {
      try {
        listener(entry);
      } catch (error) {
        console.error(error);
      }
    }
  }

  return {
    emit(event) {
      if (!('app' in event) || gate.admits(event.app)) publish(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recent: () => latest,
  };
}
