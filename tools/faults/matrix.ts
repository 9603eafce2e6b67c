import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '../test/counts';
import { textTable } from '../textTable';

interface FaultRow {
  name: string;
  /** Message for the admin, as a key of the shell's texts. */
  says: string;
  left: string;
  /** The error by app; empty where only this app was hit and it recovered. */
  cells: Record<string, string>;
}

/** The browser tests leave their rows here. */
export const rowsFolder = join(process.cwd(), '.cache/faults');

/** The rows of the last run, in the order of the faults. */
export function readRows(): FaultRow[] {
  const numbers = readdirSync(rowsFolder).map((file) => Number.parseInt(file, 10));
  return numbers
    .sort((one, other) => one - other)
    .map((number) => JSON.parse(readFileSync(join(rowsFolder, `${number}.json`), 'utf8')));
}

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
