import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from 'shared/contract';
import { type AppNames, named } from './model/appNames';

const template = join(import.meta.dirname, 'template');
const searchId = '999_999';

/** Writes the sources of a new app; the folder appears whole or not at all. */
export function writeApp(folder: string, names: AppNames, id: number): void {
  const draft = `${folder}.draft`;
  cpSync(template, draft, { recursive: true });
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll(searchId, String(id));
    writeFileSync(file, named(text, names));
    const name = named(relative(draft, file), names);
    if (join(draft, name) !== file) renameSync(file, join(draft, name));
  }
  renameSync(draft, folder);
}

/** The app's name is the same in all languages, and the check of texts has to know. */
export function allowName(file: string, title: string): void {
  const allowed: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  for (const language of languages.filter((one) => one !== 'en')) {
    const words = new Set([...(allowed[language] ?? []), title]);
    allowed[language] = [...words].sort((one, other) => one.localeCompare(other, 'en'));
  }
  writeFileSync(file, `${JSON.stringify(allowed, null, 2)}\n`);
}
