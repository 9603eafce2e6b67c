import type { Counts } from '../test/counts';
import { textTable } from '../textTable';
import type { FaultRow } from './rows';

const markdown = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function matrix(rows: readonly FaultRow[]): string[][] {
  const apps = Object.keys(rows[0]?.cells ?? {});
  return [
    ['fault', ...apps],
    ...rows.map(({ name, cells }) => [name, ...apps.map((app) => (cells[app] === '' ? 'recovers' : 'FAILS'))]),
  ];
}

export const printMatrix = (rows: readonly FaultRow[]): string => textTable(matrix(rows));

export const errorsIn = (rows: readonly FaultRow[]): string[] =>
  rows.flatMap(({ name, cells }) =>
    Object.entries(cells).flatMap(([app, error]) => (error ? [`${app}, ${name}: ${error}`] : [])),
  );

export function countsOf(rows: readonly FaultRow[]): Counts {
  const failed = errorsIn(rows).length;
  const tried = rows.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);
  return { passed: tried - failed, failed };
}

/**
 * The page `e2e/faults.md`.
 * @param read returns an English text of the shell by its key
 */
export function faultsPage(rows: readonly FaultRow[], read: (key: string) => string): string {
  const lines = rows.map(({ name, says, left }) => [name, read(says), left]);
  return `# Faults

Written by \`npm run faults\`, which injects each fault into each app of the production build and then removes it. Each
time the shell and another app keep working, the admin reads a message in their language, and the app recovers without
a reload: by "Try again", or by repeating the action.

${markdown([['fault', 'the admin reads', 'what is left of the app'], ...lines])}

${markdown(matrix(rows))}
`;
}
