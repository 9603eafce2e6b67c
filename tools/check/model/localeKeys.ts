import type { Language } from '../../../shared/contract/manifest';

export type Texts = ReadonlyMap<string, string>;

/** Words that are no translation's fault when they are the same in two languages. */
export interface SameWords extends Partial<Record<Language, readonly string[]>> {
  /** Names and keys of the keyboard: the same in every language. */
  names: readonly string[];
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key that code asks for: without the form of plural that a count chooses. */
export const askedKey = (key: string) => key.replace(pluralSuffix, '');

export const isPluralForm = (key: string) => pluralSuffix.test(key);

/** Flattens a locale file: `{ "a": { "b": "x" } }` has the key `a.b`. */
export function readTexts(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]]);
  if (typeof value !== 'object' || value === null)
    throw new Error(`"${prefix}" is neither a text nor a group of texts`);
  const below = prefix && `${prefix}.`;
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...readTexts(inner, `${below}${key}`)]));
}

const mark = /\{\{\s*[^}]+\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/g;

/** Placeholders and tags of a text: translations must have the same ones. */
export const marksOf = (text: string) => [...new Set(text.match(mark) ?? [])].sort();

const word = /[\p{L}\p{N}@.+_-]*\p{L}[\p{L}\p{N}@.+_-]*/gu;
const address = /^[^@]+@[^@]+\.[^@]+$/;

/** Is there anything in it to translate? Names, addresses and signs are the same everywhere. */
export function isTranslatable(text: string, names: readonly string[]): boolean {
  const words = text.replace(mark, ' ').match(word) ?? [];
  return words.some((found) => !names.includes(found) && !address.test(found));
}
