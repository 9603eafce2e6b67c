import { z } from '@atrium/backend';
import type { Registry } from '@atrium/contract';
import {
  ChangeError,
  withDisabled,
  withPromotion,
  withRollback,
  withWithdrawal,
} from '../../tools/release/domain/registryChanges';
import { createNote } from '../../tools/release/gate/changeNote';
import { changeLive } from '../../tools/release/gate/publish';
import { RejectedError } from '../../tools/release/gate/RejectedError';
import type { ReleaseStorage } from '../../tools/release/storage/releaseStorage';
import { describeDiskError } from '../../tools/storage/diskError';

const Name = z.string().check(z.minLength(1), z.maxLength(100));

export const ReleaseChange = z.object({
  change: z.enum(['promote', 'withdraw', 'rollback', 'disable']),
  app: Name,
  /** A channel for `promote` and `withdraw`: `next`, which also means the rollout, or a preview. */
  channel: z.optional(Name),
  /** A kept release for `rollback`. */
  to: z.optional(Name),
  why: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** The revision of the registry that the change was decided on. */
  revision: z.int(),
});
export type ReleaseChange = z.infer<typeof ReleaseChange>;

/** Somebody else was first: what is live is no longer what the change was decided on. */
class OutdatedError extends Error {}

function changed(registry: Registry, { change, app, channel, to }: ReleaseChange): Registry {
  if (change === 'promote') return withPromotion(registry, app, channel);
  if (change === 'withdraw') return withWithdrawal(registry, app, channel);
  return change === 'rollback' ? withRollback(registry, app, to) : withDisabled(registry, app);
}

const summaryOf = ({ change, app, channel, to }: ReleaseChange): string =>
  [change, app, ...(to ? ['to', to] : []), ...(channel && channel !== 'next' ? ['of', channel] : [])].join(' ');

type Answer =
  | { status: 200; data: { revision: number; brokenDependents: readonly string[] } }
  | { status: 400; data: { error: string; code: string; reasons?: readonly string[] } };

function rejectionOf(error: unknown): Answer | undefined {
  if (error instanceof RejectedError)
    return { status: 400, data: { error: error.message, code: 'gate', reasons: error.reasons } };
  if (error instanceof ChangeError) return { status: 400, data: { error: error.message, code: 'impossible' } };
  if (error instanceof OutdatedError) return { status: 400, data: { error: error.message, code: 'outdated' } };
  const disk = describeDiskError(error);
  return disk === undefined ? undefined : { status: 400, data: { error: disk, code: 'disk' } };
}

/** Changes what is live for a person, through the publication gate. */
export async function changeRelease(storage: ReleaseStorage, sent: ReleaseChange, by: string): Promise<Answer> {
  const make = (registry: Registry) => {
    if (registry.revision !== sent.revision)
      throw new OutdatedError('Somebody else has changed what is live meanwhile.');
    return changed(registry, sent);
  };
  try {
    const { registry, brokenDependents } = await changeLive(storage, make, {
      note: createNote(summaryOf(sent), sent.why, by),
      // As on the command line: what takes something back cannot wait for the apps that use it.
      allowsBrokenDependents: sent.change !== 'promote',
    });
    return { status: 200, data: { revision: registry.revision, brokenDependents } };
  } catch (error) {
    const rejection = rejectionOf(error);
    if (!rejection) throw error;
    return rejection;
  }
}
