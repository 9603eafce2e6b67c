import type { GlossaryTerm } from '../../api/schemas';

export interface FoundTerm {
  from: number;
  to: number;
  /** What stands there. */
  found: string;
  /** To be written instead; '' for nothing in particular. */
  use: string;
  note: string;
}

type Term = Pick<GlossaryTerm, 'avoid' | 'use' | 'note' | 'locale'>;

const words = /[\p{L}\p{N}]+/gu;
const isInWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const firstWord = (text: string): string => text.match(words)?.[0]?.toLowerCase() ?? '';

/** Terms of a language are those of its dialects, too. */
const isOfLanguage = ({ locale }: Pick<Term, 'locale'>, language: string): boolean => {
  const [wanted, own] = [language.toLowerCase(), locale.toLowerCase()];
  return wanted === own || wanted.startsWith(`${own}-`);
};

/** At the beginning of a sentence a word has a capital, as what stands in its place. */
const spelt = (use: string, found: string): string => {
  const [first = ''] = found;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? use.charAt(0).toUpperCase() + use.slice(1) : use;
};

/** Makes a search for what is not to be written in a language: each word of a text is looked up once. */
export function createGlossary(terms: readonly Term[], language: string): (text: string) => FoundTerm[] {
  const byWord = new Map<string, Term[]>();
  for (const term of terms) {
    const key = firstWord(term.avoid);
    if (!key || !isOfLanguage(term, language)) continue;
    byWord.set(key, [...(byWord.get(key) ?? []), term]);
  }
  for (const list of byWord.values()) list.sort((a, b) => b.avoid.length - a.avoid.length);
  return (text) => {
    const found: FoundTerm[] = [];
    let behind = 0;
    for (const { 0: word, index } of byWord.size > 0 ? text.matchAll(words) : []) {
      if (index < behind) continue;
      for (const { avoid, use, note } of byWord.get(word.toLowerCase()) ?? []) {
        const from = index - avoid.search(words);
        const to = from + avoid.length;
        const there = text.slice(Math.max(0, from), to);
        // Where the two differ by capitals alone, these count.
        const isCased = avoid.toLowerCase() === use.toLowerCase();
        const isSame = isCased ? there === avoid : there.toLowerCase() === avoid.toLowerCase();
        if (from < 0 || !isSame || isInWord(text[to])) continue;
        found.push({ from, to, found: there, use: isCased ? use : spelt(use, there), note });
        behind = to;
        break;
      }
    }
    return found;
  };
}
