import { toPlainText } from '@atrium/ui';
import UFuzzy from '@leeoniya/ufuzzy';

/** Forgives one extra, missing, wrong or transposed letter in each word. */
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** More permutations of words are not worth the time. */
const maxWords = 5;

/** The first letters of a text's words: "New mail" is "nm". */
const initialsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word[0] ?? '')
    .join('');

/**
 * The places of the texts that a query may mean, the best first: what contains it, in any order of its words, then what
 * it abbreviates, then what it is a slip of.
 */
export function matchTexts(texts: readonly string[], query: string): number[] {
  const wanted = toPlainText(query.trim());
  const plain = texts.map(toPlainText);
  const places = plain.map((_, place) => place);
  const words = wanted.split(/\s+/);
  const rankOf = (text: string): number => {
    if (text.startsWith(wanted)) return 0;
    if (text.includes(` ${wanted}`)) return 1;
    if (words.every((word) => text.includes(word))) return 2;
    if (wanted.length > 1 && initialsOf(text).startsWith(wanted)) return 3;
    return 4;
  };
  const ranks = plain.map(rankOf);
  const clear = places.filter((place) => (ranks[place] ?? 4) < 4).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const [found, info, order] = fuzzy.search([...plain], wanted, maxWords);
  // A name is said before what else finds it.
  const startOf = (index: number) => info?.start[index] ?? 0;
  const byPlace = order?.toSorted((a, b) => startOf(a) - startOf(b));
  const slips = info && byPlace ? byPlace.map((index) => info.idx[index] ?? -1) : (found ?? []);
  return [...new Set([...clear, ...slips])].filter((place) => place >= 0);
}
