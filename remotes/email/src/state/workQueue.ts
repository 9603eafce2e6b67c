import type { Clock } from '@atrium/sdk';

/** Runs one work after the other, so that a draft is never made twice; one that was put off goes when another comes. */
export function createWorkQueue(clock: Clock) {
  let timer = 0;
  let running: Promise<unknown> = Promise.resolve();

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    clock.clearTimeout(timer);
    const result = running.then(work);
    running = result.catch(() => {});
    return result;
  }
  return {
    enqueue,
    schedule(wait: number, work: () => Promise<unknown>): void {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => void enqueue(work), wait);
    },
  };
}
