import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the first records of a backend, beside the script that makes them (`import.meta.dirname`). */
export const writeSeed = (folder: string, tables: object): void =>
  writeFileSync(join(folder, 'seed.json'), `${JSON.stringify(tables, null, 1)}\n`);

/** Writes a demo picture or document, served under `/assets/demo/`. */
export function writeAsset(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
