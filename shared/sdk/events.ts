import type { AtriumEvent, Clock, EventHub } from './types';

/** More than anyone can read; a page that loads an app says less than ten things. */
const maxEvents = 50;
const spanMs = 1000;

interface FloodGate {
  /** True if one more event of the app may pass. */
  admits(app: string): boolean;
}

/**
 * Lets the first events of each app in a second pass and counts the others.
 * @param report called once such a second is over, with how many did not pass
 */
function createFloodGate(clock: Clock, report: (app: string, count: number) => void): FloodGate {
  const counts = new Map<string, { since: number; count: number }>();

  function close(app: string): void {
    const count = counts.get(app)?.count ?? 0;
    counts.delete(app);
    report(app, count - maxEvents);
  }

  return {
    admits(app) {
      const now = clock.now();
      const known = counts.get(app);
      const current =
        known && (known.count > maxEvents || now - known.since < spanMs) ? known : { since: now, count: 0 };
      current.count += 1;
      counts.set(app, current);
      if (current.count === maxEvents + 1)
        clock.setTimeout(() => close(app), Math.max(0, current.since + spanMs - now));
      return current.count <= maxEvents;
    },
  };
}

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
