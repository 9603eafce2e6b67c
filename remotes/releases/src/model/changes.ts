import type { RegistryChange } from '@atrium/contract';
import type { ChangeKind } from '../api/calls';
import { type AppRow, type ReleaseRow, shellId } from './appRows';

/** A change that somebody is asked about before it is made. */
export interface AskedChange {
  change: ChangeKind;
  app: string;
  /** The release that it is about. */
  release: string;
  channel?: string;
  to?: string;
}

type PossibleChanges = Partial<Record<ChangeKind, AskedChange>>;

/** The changes that an app's state allows; one that would do nothing is not there. */
export function possibleChanges({ id, live, releases, rollout, rollbackTo }: AppRow): PossibleChanges {
  const next = releases.find(({ states }) => states.some(({ kind }) => kind === 'next'))?.release;
  // As on the command line: `next` comes before the rollout.
  const trial = next ?? rollout?.release;
  return {
    ...(trial && {
      promote: { change: 'promote', app: id, release: trial },
      withdraw: { change: 'withdraw', app: id, release: trial },
    }),
    ...(rollbackTo && { rollback: { change: 'rollback', app: id, release: rollbackTo } }),
    ...(live && id !== shellId && { disable: { change: 'disable', app: id, release: live } }),
  };
}

/** The change that makes a release of the list live for everybody; undefined for the one that is. */
export function changeOfRelease(row: AppRow, { release, states }: ReleaseRow): AskedChange | undefined {
  const { id, live } = row;
  if (release === live) return undefined;
  if (possibleChanges(row).promote?.release === release) return { change: 'promote', app: id, release };
  const preview = states.find((state) => state.kind === 'channel');
  if (preview) return { change: 'promote', app: id, release, channel: preview.name };
  return { change: 'rollback', app: id, release, to: release };
}

/** The same change on the command line. */
export function commandOf({ change, app, channel, to }: AskedChange): string {
  const words = ['npx atrium', change, app, to, ...(channel ? ['--channel', channel] : [])];
  return words.filter(Boolean).join(' ');
}

/** The changes that name an app. */
export const changesOf = (changes: readonly RegistryChange[], id: string): RegistryChange[] =>
  changes.filter(({ what }) => what.split(/[\s,:]+/).includes(id));
