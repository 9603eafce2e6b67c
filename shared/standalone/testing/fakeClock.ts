import type { Clock } from '@atrium/sdk';

/** A clock that moves only when a test says so. */
export interface FakeClock extends Clock {
  /** Moves on, runs what falls due in order, and lets promises settle after each. */
  advance(ms: number): Promise<void>;
}

/** A clock for a test, at a fixed time unless another is given. */
export function createFakeClock(start = Date.UTC(2026, 0, 15, 9)): FakeClock {
  let now = start;
  let lastId = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const nextTimer = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];

  return {
    now: () => now,
    setTimeout(run, ms) {
      lastId += 1;
      timers.set(lastId, { at: now + ms, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    async advance(ms) {
      const end = now + ms;
      for (let next = nextTimer(end); next; next = nextTimer(end)) {
        const [id, { at, run }] = next;
        timers.delete(id);
        now = Math.max(now, at);
        run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets everything run that waits for nothing but promises. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
