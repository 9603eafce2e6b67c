import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AppNames, named } from './model/appNames';

const template = join(import.meta.dirname, 'template');

/** Writes the sources of a new app; the folder appears whole or not at all. */
export function writeApp(folder: string, names: AppNames): void {
  const draft = `${folder}.draft`;
  cpSync(template, draft, { recursive: true });
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, named(text, names));
    const name = named(relative(draft, file), names);
    if (join(draft, name) !== file) renameSync(file, join(draft, name));
  }
  renameSync(draft, folder);
}
