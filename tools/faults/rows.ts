import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';

export interface FaultRow {
  name: string;
  /** Message for the admin, as a key of the shell's texts. */
  says: string;
  left: string;
  /** The error by app; empty where only this app was hit and it recovered. */
  cells: Record<string, string>;
}

/** The browser tests leave their rows here. */
export const rowsFolder = join(root, '.cache/faults');

/** The rows of the last run, in the order of the faults. */
export function readRows(): FaultRow[] {
  const numbers = readdirSync(rowsFolder).map((file) => Number.parseInt(file, 10));
  return numbers
    .sort((one, other) => one - other)
    .map((number) => JSON.parse(readFileSync(join(rowsFolder, `${number}.json`), 'utf8')));
}
