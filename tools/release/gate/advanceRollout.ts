import type { Registry } from '../../../shared/contract/registry';
import { withGrowth, withoutRollout } from '../domain/registryChanges';
import { type Decision, decide, type WatchedRollout, withdrawalReason } from '../domain/rolloutPlan';
import type { RolloutTest } from '../domain/rolloutTest';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { createNote } from './changeNote';
import { changeLive } from './publish';

/** Who changes the registry where no person does. */
const watcherName = 'Atrium';

/** The rollout of an app that watches itself; undefined where there is none. */
export function watchedRollout({ apps }: Registry, id: string): WatchedRollout | undefined {
  const rollout = Object.hasOwn(apps, id) ? apps[id]?.rollout : undefined;
  return rollout?.watch ? { ...rollout, watch: rollout.watch } : undefined;
}

export interface Watched {
  id: string;
  rollout: WatchedRollout;
  test: RolloutTest;
  /** The most frequent error of the release. */
  what?: string | undefined;
}

const isStill = (registry: Registry, { id, rollout }: Watched): boolean => {
  const now = watchedRollout(registry, id);
  return now?.release === rollout.release && now.percent === rollout.percent && now.watch.since === rollout.watch.since;
};

/** The change of a decision; undefined for one that changes nothing. */
function changeOf({ id, rollout, test, what }: Watched, decision: Decision, at: string) {
  const { release } = rollout;
  const name = `${id} ${release}`;
  if (decision.kind === 'withdraw')
    return {
      note: createNote(`withdraw ${name}`, withdrawalReason(test, what), watcherName),
      make: (registry: Registry) => withoutRollout(registry, id, release),
    };
  if (decision.kind === 'wait') return undefined;
  const { percent } = decision;
  const { rollout: ours, live } = test;
  const why = `${ours.failed} of ${ours.people} met errors with it, ${live.failed} of ${live.people} with the live release`;
  return {
    note: createNote(percent >= 100 ? `promote ${name}` : `release ${name} for ${percent} %`, why, watcherName),
    make: (registry: Registry) => withGrowth(registry, id, { release, percent, at }),
  };
}

/**
 * Gives a rollout to more accounts, or withdraws it, as the errors of its people say. What somebody else has changed
 * meanwhile stays as it is.
 * @returns what was decided
 * @throws as `changeLive`
 */
export async function advanceRollout(storage: ReleaseStorage, watched: Watched, now: number): Promise<Decision> {
  const decision = decide(watched.rollout, watched.test, now);
  const change = changeOf(watched, decision, new Date(now).toISOString());
  if (!change) return decision;
  await changeLive(storage, (registry) => (isStill(registry, watched) ? change.make(registry) : registry), {
    note: change.note,
    // Nobody can be asked: who fails people goes, and what others lose with it is in "list".
    allowsBrokenDependents: decision.kind === 'withdraw',
  });
  return decision;
}
