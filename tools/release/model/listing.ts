import type { Registry } from '../../../shared/contract/registry';
import type { History } from './history';

interface Listed {
  release: string;
  publishedAt?: string;
}

function stateOf({ live, next, earlier = [] }: History<Listed>, release: string): string {
  const states = [
    ...(release === live ? ['live'] : []),
    ...(release === next ? ['next'] : []),
    ...(release === earlier[0] ? ['rollback'] : []),
  ];
  return states.join(', ');
}

const minutes = (publishedAt = '') => publishedAt.slice(0, 16).replace('T', ' ');

function rowsOf(name: string, history: History<Listed>, hostOf: (release: string) => string): string[][] {
  return history.releases.map(({ release, publishedAt }, index) => [
    index ? '' : name,
    release,
    stateOf(history, release),
    hostOf(release),
    minutes(publishedAt),
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
  return table([['app', 'release', 'state', 'host API', 'published (UTC)'], ...rows]);
}
