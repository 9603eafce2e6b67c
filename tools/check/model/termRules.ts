import { type Language, languages } from '../../../shared/contract/manifest';
import type { Texts } from './localeKeys';

/** One thing, as it is said on screen. */
export interface Term {
  /** The forms that are right in each language; the first of English names the term. */
  forms: Readonly<Record<Language, readonly string[]>>;
  avoided: Readonly<Record<Language, readonly string[]>>;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word within a text: `app` is in "the app", not in "apps" or "app-like". */
const asWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(word)}(?![\\p{L}\\p{N}-])`, 'iu');

/** Without what is filled in, and without addresses. */
const asSaid = (text: string) => text.replace(/\{\{[^}]*\}\}|\S+@\S+/g, '0');

/** Without what does not make another term of it: capitals, and signs at the end. */
const bare = (text: string) => text.replace(/[\s.…:?]+$/, '').toLowerCase();

function readAvoided(cell: string): Record<Language, string[]> {
  const avoided: Record<Language, string[]> = { en: [], de: [], fr: [], pt: [] };
  let language: Language | undefined;
  for (const entry of cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, code, word] = /^(?:(\w\w): )?(.+)$/.exec(entry) ?? [];
    language = code ? languages.find((one) => one === code) : language;
    if (!language) throw new Error(`"${entry}" names no language`);
    avoided[language].push(word ?? '');
  }
  return avoided;
}

function readRow(line: string): Term | null {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [en, de, fr, pt, avoided] = cells;
  if (cells.length !== 5 || avoided === undefined) return null;
  const formsOf = (cell = '') => cell.split(' / ');
  return {
    forms: { en: formsOf(en), de: formsOf(de), fr: formsOf(fr), pt: formsOf(pt) },
    avoided: readAvoided(avoided),
  };
}

/**
 * The terms of a page of Markdown: the rows of its tables that end with a column "Avoid".
 * @throws a sentence about a row that cannot be read.
 */
export function readTerms(markdown: string): Term[] {
  const tables = markdown.split(/\n(?=\|[^\n]*\| Avoid \|\n)/).slice(1);
  return tables.flatMap((table) => {
    const [, , ...rows] = table.split('\n');
    const end = rows.findIndex((row) => !row.startsWith('|'));
    return rows.slice(0, end === -1 ? undefined : end).flatMap((row) => readRow(row) ?? []);
  });
}

/** Texts that say a term in other words than the table, or with a word that the table avoids. */
export function termProblems(language: Language, english: Texts, texts: Texts, terms: readonly Term[]): string[] {
  const avoided = terms.flatMap((term) =>
    term.avoided[language].map((word) => ({ word, isIn: asWord(word), instead: term.forms[language].join(' / ') })),
  );
  const byEnglish = new Map(terms.flatMap((term) => term.forms.en.map((form) => [bare(form), term.forms[language]])));
  return [...texts].flatMap(([key, text]) => {
    const words = avoided
      .filter(({ isIn }) => isIn.test(asSaid(text)))
      .map(({ word, instead }) => `"${key}" says "${word}": docs/terms.md has "${instead}"`);
    const forms = byEnglish.get(bare(english.get(key) ?? ''));
    if (!forms || language === 'en' || forms.some((form) => bare(form) === bare(text))) return words;
    return [...words, `"${key}" says "${text}" for "${english.get(key)}": docs/terms.md has "${forms.join(' / ')}"`];
  });
}
