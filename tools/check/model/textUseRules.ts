import { askedKey, isTranslatable, type Texts } from './localeKeys';
import type { AskedText, TextUse } from './readTextUse';

export type Namespaces = ReadonlyMap<string, Texts>;

/** The names by which a file may ask for a key: in full, or after one of its key prefixes. */
function namesOf(key: string, prefixes: readonly string[]): string[] {
  const short = prefixes.filter((prefix) => key.startsWith(`${prefix}.`)).map((prefix) => key.slice(prefix.length + 1));
  return [key, ...short].flatMap((name) => [name, askedKey(name)]);
}

const isAskedBy = (names: readonly string[], key: string | RegExp) =>
  typeof key === 'string' ? names.includes(key) : names.some((name) => key.test(name));

function isThere({ key }: AskedText, prefixes: readonly string[], texts: Texts | undefined): boolean {
  return [...(texts?.keys() ?? [])].some((found) => isAskedBy(namesOf(found, prefixes), key));
}

/**
 * Texts that a file asks for and nobody has.
 * @param own the namespaces of the folder that the file lies in
 */
export function missingTexts(use: TextUse, own: readonly string[], all: Namespaces): string[] {
  const unknown = use.namespaces.filter((name) => !all.has(name));
  if (unknown.length > 0) return unknown.map((name) => `asks for texts of "${name}", and there are none`);
  return use.asked.flatMap((asked) => {
    const fromFile = use.namespaces.length > 0 ? use.namespaces : own;
    const namespaces = asked.namespace ? [asked.namespace] : fromFile;
    const found = namespaces.some((name) => isThere(asked, use.prefixes, all.get(name)));
    return found ? [] : [`line ${asked.line} asks for "${asked.key}", which "${namespaces.join(', ')}" does not have`];
  });
}

export function unusedKeys(texts: Texts, uses: readonly TextUse[]): string[] {
  const isUsed = (key: string) =>
    uses.some(({ strings, patterns, prefixes, asked }) => {
      const names = namesOf(key, prefixes);
      return (
        names.some((name) => strings.has(name)) ||
        [...patterns, ...asked.map((one) => one.key)].some((pattern) => isAskedBy(names, pattern))
      );
    });
  return [...new Set([...texts.keys()].map(askedKey))].filter((key) => !isUsed(key));
}

export function spokenLiterals(use: TextUse, names: readonly string[]): string[] {
  return use.literals
    .filter(({ text }) => isTranslatable(text, names))
    .map(({ line, text }) => `line ${line} says "${text}" itself: take it from the locale files`);
}
