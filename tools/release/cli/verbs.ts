// The commands that change a registry without a build, for the product's repository and for one of an app's own.
import type { Registry } from '../../../shared/contract/registry';
import type { Channel } from '../domain/channels';
import { changesOf, listReleases, printChanges, printReleases } from '../domain/listing';
import {
  unknownApp,
  withDisabled,
  withOrigin,
  withoutApp,
  withPromotion,
  withRollback,
  withWithdrawal,
} from '../domain/registryChanges';
import { createNote } from '../gate/changeNote';
import { changeLive, undo as undoLast } from '../gate/publish';
import type { ReleaseStorage } from '../storage/releaseStorage';
import type { Output } from './output';

export interface VerbOptions {
  storage: ReleaseStorage;
  channel?: Channel;
  why?: string;
}

/** Where a release is after its publication. */
export function describeTarget({
  channel,
  percent,
  isWatched = false,
}: {
  channel: Channel;
  percent?: number;
  isWatched?: boolean;
}): string {
  if (percent !== undefined)
    return `live for ${percent} % of the accounts${isWatched ? ', goes to more by itself, and is withdrawn if it fails' : ''}`;
  return channel === 'stable' ? 'live' : `in ${channel}: open the page with ?channel=${channel}`;
}

/** The kept releases of all apps, or of one, and the last changes with their reasons. */
export async function list(id: string | undefined, { storage }: VerbOptions): Promise<Output> {
  const registry = await storage.registry();
  const releases = listReleases(registry, id);
  if (!releases) throw unknownApp(registry, id);
  const changes = changesOf(registry, id);
  return {
    text: [printReleases(releases), ...(changes.length > 0 ? [printChanges(changes)] : [])].join('\n\n'),
    json: { revision: registry.revision, releases, changes },
  };
}

function warnOf(brokenDependents: readonly string[]): void {
  for (const sentence of brokenDependents) console.error(`Note: ${sentence}`);
}

interface LiveChange {
  what: string;
  make: (registry: Registry) => Registry;
  done: (registry: Registry) => string;
  allowsBrokenDependents?: boolean;
}

async function runChange(
  { make, what, allowsBrokenDependents = false, done }: LiveChange,
  { storage, why }: VerbOptions,
): Promise<Output> {
  const note = createNote(what, why);
  const { registry, brokenDependents } = await changeLive(storage, make, { note, allowsBrokenDependents });
  warnOf(brokenDependents);
  return {
    text: `${done(registry)} (revision ${registry.revision})`,
    json: { change: what, revision: registry.revision, brokenDependents },
  };
}

/** @param to a kept release; defaults to the one that was live before */
export const rollBack = (id: string, to: string | undefined, options: VerbOptions): Promise<Output> =>
  runChange(
    {
      what: `rollback ${id}${to ? ` to ${to}` : ''}`,
      make: (before) => withRollback(before, id, to),
      done: ({ shell, apps }) => `${id} ${id === 'shell' ? shell.release : apps[id]?.live} is live again`,
      allowsBrokenDependents: true,
    },
    options,
  );

/** Promotions and withdrawals are about `next` and the rollout, unless a preview is named. */
const trialOf = ({ channel = 'stable' }: VerbOptions) => (channel === 'stable' ? 'next' : channel);

export const promote = (id: string, options: VerbOptions): Promise<Output> =>
  runChange(
    {
      what: `promote ${id}`,
      make: (before) => withPromotion(before, id, trialOf(options)),
      done: () => `${id} is live for everybody`,
    },
    options,
  );

export const withdraw = (id: string, options: VerbOptions): Promise<Output> =>
  runChange(
    {
      what: `withdraw ${id}`,
      make: (before) => withWithdrawal(before, id, trialOf(options)),
      done: () => `${id} no longer has a release in ${trialOf(options)}`,
      allowsBrokenDependents: true,
    },
    options,
  );

/** Shows an app to nobody, until it is rolled back or released. */
export const disable = (id: string, options: VerbOptions): Promise<Output> =>
  runChange(
    {
      what: `disable ${id}`,
      make: (before) => withDisabled(before, id),
      done: () => `${id} is shown to nobody; a "rollback" brings it back`,
      allowsBrokenDependents: true,
    },
    options,
  );

export const remove = (id: string, options: VerbOptions): Promise<Output> =>
  runChange(
    {
      what: `remove ${id}`,
      make: (before) => withoutApp(before, id),
      done: () => `${id} is removed from the registry`,
      allowsBrokenDependents: true,
    },
    options,
  );

export const allow = (origin: string, isAllowed: boolean, options: VerbOptions): Promise<Output> =>
  runChange(
    {
      what: `${isAllowed ? 'allow' : 'disallow'} ${origin}`,
      make: (before) => withOrigin(before, origin, isAllowed),
      done: () => `Apps may ${isAllowed ? 'come' : 'no longer come'} from ${origin}`,
    },
    options,
  );

/** @param own the only app whose changes may be undone; any without */
export async function undo({ storage, why }: VerbOptions, own?: string): Promise<Output> {
  const { registry, brokenDependents, what } = await undoLast(storage, why, own);
  warnOf(brokenDependents);
  const { revision } = registry;
  return { text: `Undone: ${what} (revision ${revision})`, json: { undone: what, revision, brokenDependents } };
}
