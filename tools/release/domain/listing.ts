import type { Registry, RegistryChange } from '../../../shared/contract/registry';
import type { History } from './history';

interface Listed {
  release: string;
  publishedAt?: string;
  publishedBy?: string;
  why?: string;
}

function stateOf({ live, next, share, channels = {}, earlier = [] }: History<Listed>, release: string): string {
  const states = [
    ...(release === live ? ['live'] : []),
    ...(release === next ? ['next'] : []),
    ...(release === share?.release ? [`${share.percent} %`] : []),
    ...Object.keys(channels).filter((channel) => channels[channel] === release),
    ...(release === earlier[0] ? ['rollback'] : []),
  ];
  return states.join(', ');
}

const minutes = (publishedAt = '') => publishedAt.slice(0, 16).replace('T', ' ');

function rowsOf(name: string, history: History<Listed>, hostOf: (release: string) => string): string[][] {
  return history.releases.map(({ release, publishedAt, publishedBy = '', why = '' }, index) => [
    index ? '' : name,
    release,
    stateOf(history, release),
    hostOf(release),
    minutes(publishedAt),
    publishedBy,
    why,
  ]);
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * The kept releases as a table: of the shell and all apps, or of one.
 * @returns undefined when the registry has no such app
 */
export function listing({ apps, shell, shellHistory }: Registry, id?: string): string | undefined {
  if (id && id !== 'shell' && !Object.hasOwn(apps, id)) return undefined;
  const shells = { ...(shellHistory ?? { releases: [shell] }), live: shell.release };
  const hostOfShell = (release: string) => shells.releases.find((one) => one.release === release)?.host ?? '';
  const rows = [
    ...(!id || id === 'shell' ? rowsOf('shell', shells, (release) => `offers ${hostOfShell(release)}`) : []),
    ...Object.entries(apps)
      .filter(([app]) => !id || app === id)
      .flatMap(([app, history]) =>
        rowsOf(app, history, (release) => {
          const host = history.releases.find((one) => one.release === release)?.manifest.host;
          return host ? `needs ${host}` : '';
        }),
      ),
  ];
  return table([['app', 'release', 'state', 'host API', 'published (UTC)', 'by', 'why'], ...rows]);
}

const shownChanges = 10;

const line = ({ revision, at, by, what, why }: RegistryChange) => [
  String(revision),
  minutes(at),
  by,
  why ? `${what}: ${why}` : what,
];

/** The last changes as a table, the one that "undo" takes back first; nothing before the first. */
export const changesListing = ({ changes = [] }: Registry): string =>
  changes.length ? table([['revision', 'at (UTC)', 'by', 'change'], ...changes.slice(0, shownChanges).map(line)]) : '';
