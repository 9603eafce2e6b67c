import type { Registry } from '@atrium/contract';
import { advanceRollout, watchedRollout } from '../../tools/release/gate/advanceRollout';
import type { ReleaseStorage } from '../../tools/release/storage/releaseStorage';
import type { ReleaseUse, VisitedRollout } from './ReleaseUse';

/** Names a rollout: another one of the same release starts from the beginning. */
export const rolloutName = (release: string, since: string): string => `${release} ${since}`;

/** The watched rollout that a visit counts in; undefined for a release that is neither its own nor the live one. */
export function visitedRollout(registry: Registry, app: string, release: string): VisitedRollout | undefined {
  const rollout = watchedRollout(registry, app);
  if (!rollout) return undefined;
  const { watch, percent } = rollout;
  const found = { name: rolloutName(rollout.release, watch.since), share: percent / 100 };
  if (release === rollout.release) return { ...found, arm: 'rollout' };
  return release === registry.apps[app]?.live ? { ...found, arm: 'live' } : undefined;
}

interface WatchOptions {
  storage: ReleaseStorage;
  use: ReleaseUse;
  now: () => number;
  log: { info(fields: object, text: string): void; error(error: unknown): void };
}

/** Looks at every rollout that watches itself; one that cannot be changed keeps no other waiting. */
export async function advanceRollouts({ storage, use, now, log }: WatchOptions): Promise<void> {
  const registry = await storage.registry();
  for (const id of Object.keys(registry.apps)) {
    const rollout = watchedRollout(registry, id);
    if (!rollout) continue;
    const { release, watch } = rollout;
    try {
      const test = await use.testOf(id, rolloutName(release, watch.since));
      const [first] = test.rollout.failed > 0 ? await use.errors(id, release) : [];
      const decision = await advanceRollout(storage, { id, rollout, test, what: first?.what }, now());
      if (decision.kind !== 'wait') log.info({ app: id, release, decision }, 'A rollout has moved');
    } catch (error) {
      log.error(error);
    }
  }
}

/**
 * Lets rollouts grow or withdraws them, as long as the server runs: each process looks, and the first one changes the
 * registry. Returns how to stop, which waits for a change that has begun.
 */
export function watchRollouts(options: WatchOptions, everyMs: number): () => Promise<void> {
  if (everyMs <= 0) return async () => {};
  let working: Promise<void> | undefined;
  let rounds = 0;
  const work = async () => {
    await advanceRollouts(options);
    rounds += 1;
    if (rounds % 60 === 1) await options.use.prune();
  };
  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => options.log.error(error))
      .finally(() => {
        working = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
