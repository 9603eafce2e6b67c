import type { Clock } from './types';

/** More than anyone can read; a page that loads an app says less than ten things. */
const maxEvents = 50;
const spanMs = 1000;

interface FloodGate {
  /** Whether one more event of the app may pass. */
  admits(app: string): boolean;
}

/**
 * Lets the first events of each app in a second pass and counts the others.
 * @param report called once such a second is over, with how many did not pass
 */
export function createFloodGate(clock: Clock, report: (app: string, count: number) => void): FloodGate {
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
