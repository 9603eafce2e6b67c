import type { Registry, RegistryChange } from '../../../shared/contract/registry';
import { textTable } from '../../textTable';
import type { History } from './history';

interface StoredRelease {
  release: string;
  publishedAt?: string;
  publishedBy?: string;
  why?: string;
}

/** A kept release, as `list --json` prints it. */
export interface ListedRelease extends StoredRelease {
  /** The id, or `shell`. */
  app: string;
  /** `live`, `next`, `rollback`, the name of a preview, or the percentage of a rollout. */
  states: string[];
  /** The host API that a shell offers, or the range that an app needs. */
  host: string;
}

const statesOf = (
  { live, next, rollout, channels = {}, earlier = [] }: History<StoredRelease>,
  release: string,
): string[] => [
  ...(release === live ? ['live'] : []),
  ...(release === next ? ['next'] : []),
  ...(release === rollout?.release ? [`${rollout.percent} %`] : []),
  ...Object.keys(channels).filter((channel) => channels[channel] === release),
  ...(release === earlier[0] ? ['rollback'] : []),
];

function rowsOf<R extends StoredRelease>(
  app: string,
  history: History<R>,
  hostOf: (release: R) => string,
): ListedRelease[] {
  return history.releases.map((kept) => {
    const { release, publishedAt, publishedBy, why } = kept;
    return {
      app,
      release,
      states: statesOf(history, release),
      host: hostOf(kept),
      ...(publishedAt ? { publishedAt } : {}),
      ...(publishedBy ? { publishedBy } : {}),
      ...(why ? { why } : {}),
    };
  });
}

/**
 * The kept releases of the shell and all apps, or of one.
 * @returns undefined when the registry has no such app
 */
export function listReleases({ apps, shell, shellHistory }: Registry, id?: string): ListedRelease[] | undefined {
  if (id && id !== 'shell' && !Object.hasOwn(apps, id)) return undefined;
  const shells = { ...(shellHistory ?? { releases: [shell] }), live: shell.release };
  return [
    ...(!id || id === 'shell' ? rowsOf('shell', shells, ({ host }) => host) : []),
    ...Object.entries(apps)
      .filter(([app]) => !id || app === id)
      .flatMap(([app, history]) => rowsOf(app, history, ({ manifest }) => manifest.host)),
  ];
}

const minutes = (time = '') => time.slice(0, 16).replace('T', ' ');

export function printReleases(releases: readonly ListedRelease[]): string {
  const rows = releases.map(({ app, release, states, host, publishedAt, publishedBy = '', why = '' }, index) => [
    app === releases[index - 1]?.app ? '' : app,
    release,
    states.join(', '),
    host && `${app === 'shell' ? 'offers' : 'needs'} ${host}`,
    minutes(publishedAt),
    publishedBy,
    why,
  ]);
  return textTable([['app', 'release', 'state', 'host API', 'published (UTC)', 'by', 'why'], ...rows]);
}

const maxShownChanges = 10;

const changeRow = ({ revision, at, by, what, why }: RegistryChange) => [
  String(revision),
  minutes(at),
  by,
  why ? `${what}: ${why}` : what,
];

const isAbout = ({ what }: RegistryChange, id: string) => what.split(/[\s,]+/).includes(id);

/** The last changes, the one that "undo" takes back first, of all or about one app. */
export const changesOf = ({ changes = [] }: Registry, id?: string): readonly RegistryChange[] =>
  id ? changes.filter((change) => isAbout(change, id)) : changes;

/** Changes as a table; empty before the first. */
export const printChanges = (changes: readonly RegistryChange[]): string =>
  changes.length
    ? textTable([['revision', 'at (UTC)', 'by', 'change'], ...changes.slice(0, maxShownChanges).map(changeRow)])
    : '';
