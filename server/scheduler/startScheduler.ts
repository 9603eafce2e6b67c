import { type ChangeFeed, pruneChanges } from '../live/changeFeed';
import type { SqlEngine } from '../sql/SqlEngine';
import { Jobs } from './Jobs';

interface SchedulerOptions {
  engine: SqlEngine;
  feed: ChangeFeed;
  /** Longest wait between two looks; 0 switches it off. */
  everyMs: number;
  onError: (error: unknown) => void;
}

/** Entries kept in the log; a page or process that missed more reads everything again. */
const keptChanges = 20_000;
const pruneEveryMs = 60_000;

/** Runs jobs at their time, on any process. Returns how to stop, which waits for a job that has begun. */
export function startScheduler({ engine, feed, everyMs, onError }: SchedulerOptions): () => Promise<void> {
  if (everyMs <= 0) return async () => {};
  const jobs = new Jobs(engine);
  let isOver = false;
  let wake = () => {};
  let isAwake = false;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let nextAt = 0;

  async function look(): Promise<number> {
    const hasNew = await jobs.note();
    if (!hasNew && performance.now() < nextAt) return nextAt - performance.now();
    await jobs.run(() => isOver, onError);
    if (performance.now() - prunedAt > pruneEveryMs) {
      prunedAt = performance.now();
      await jobs.emptyBin();
      await pruneChanges(engine.database, keptChanges);
    }
    const ms = Math.min(everyMs, (await jobs.wait()) ?? everyMs);
    nextAt = performance.now() + ms;
    return ms;
  }

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isAwake ? 0 : ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function work(): Promise<void> {
    while (!isOver) {
      isAwake = false;
      const ms = await look().catch((error: unknown) => {
        onError(error);
        return everyMs;
      });
      if (!isOver) await rest(ms);
    }
  }

  const stopListening = feed.subscribe(() => {
    isAwake = true;
    wake();
  });
  const working = work();
  return async () => {
    isOver = true;
    stopListening();
    wake();
    await working;
    await jobs.passTurn().catch(onError);
  };
}
