import type { Counts } from '../test/counts';
import type { FaultRow } from './rows';

const padded = (rows: readonly (readonly string[])[]): string[][] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
};

const markdown = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const appsOf = (rows: readonly FaultRow[]) => Object.keys(rows[0]?.cells ?? {});

function matrix(rows: readonly FaultRow[], whole: string): string[][] {
  const apps = appsOf(rows);
  return [
    ['fault', ...apps],
    ...rows.map(({ name, cells }) => [name, ...apps.map((app) => (cells[app] === '' ? whole : 'FAILS'))]),
  ];
}

/** The matrix as it is printed. */
export const printMatrix = (rows: readonly FaultRow[]): string =>
  padded(matrix(rows, 'heals'))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');

/** What went wrong, a line each. */
export const problemsOf = (rows: readonly FaultRow[]): string[] =>
  rows.flatMap(({ name, cells }) =>
    Object.entries(cells).flatMap(([app, problem]) => (problem ? [`${app}, ${name}: ${problem}`] : [])),
  );

/** A fault on an app is a check. */
export function countsOf(rows: readonly FaultRow[]): Counts {
  const failed = problemsOf(rows).length;
  const tried = rows.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);
  return { passed: tried - failed, failed };
}

/**
 * The page that is committed.
 * @param read a text of the shell in English, by its key
 */
export function faultsPage(rows: readonly FaultRow[], read: (key: string) => string): string {
  const lines = rows.map(({ name, says, left }) => [name, read(says), left]);
  return `# Faults

Written by \`npm run faults\`, which lets each of these happen to each app in the production build and then ends it. Each
time the frame and another app work meanwhile, the admin reads it in their language, and the app heals without
a reload: by "Try again", or by doing the same thing again.

${markdown([['fault', 'the admin reads', 'what is left of the app'], ...lines])}

${markdown(matrix(rows, 'heals'))}
`;
}
