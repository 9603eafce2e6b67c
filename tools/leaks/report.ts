import type { Counters } from './counters';

export interface Compared {
  app: string;
  before: Counters;
  after: Counters;
}

/** After 20 times there may be so much more than after 5. */
const allowed = 1.02;

const names = ['listeners', 'timers', 'styles', 'nodes', 'heap'] as const;

/** The counters of an app that have grown too much, of those that are watched. */
export const leaksOf = (
  { before, after }: Omit<Compared, 'app'>,
  watched: readonly (keyof Counters)[] = names,
): (keyof Counters)[] => watched.filter((name) => after[name] > before[name] * allowed);

const shown = (name: keyof Counters, value: number) =>
  name === 'heap' ? `${(value / 1e6).toFixed(2)} MB` : `${value}`;

/** A line an app: each counter after 5 times and after 20. */
export function printReport(compared: readonly Compared[]): string {
  const rows = [
    ['', 'app', ...names],
    ...compared.map(({ app, before, after }) => [
      leaksOf({ before, after }).length ? 'LEAKS' : 'ok',
      app,
      ...names.map((name) => `${shown(name, before[name])} → ${shown(name, after[name])}`),
    ]),
  ];
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
