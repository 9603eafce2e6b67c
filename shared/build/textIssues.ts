import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@atrium/contract';

/** Texts of an app in a language: `src/locales/<language>.json`. */
export type Texts = { [key: string]: string | Texts };

const fileOf = (language: Language) => `src/locales/${language}.json`;

/** @throws a sentence with the file where it is no JSON */
export function readTexts(directory: string, language: Language): Texts {
  const file = join(directory, fileOf(language));
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${fileOf(language)} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const keysIn = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysIn(value).map((below) => `${key}.${below}`),
  );

/** Languages differ in their plural forms. */
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const maxNamed = 5;

/** Texts that one language has and another lacks, a sentence for each file. */
export function textIssues(texts: Readonly<Record<Language, Texts>>): string[] {
  const keys = Object.fromEntries(
    languages.map((language) => [language, new Set(keysIn(texts[language]).map(withoutForm))]),
  );
  const { en = new Set<string>() } = keys;
  return languages.flatMap((language) => {
    const missing = [...en].filter((key) => !keys[language]?.has(key));
    if (missing.length === 0) return [];
    const more = missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : '';
    const named = missing.slice(0, maxNamed).map((key) => `"${key}"`);
    return [
      `${fileOf(language)} lacks ${named.join(', ')}${more}, which ${fileOf('en')} has: translate ${missing.length === 1 ? 'it' : 'them'}.`,
    ];
  });
}
