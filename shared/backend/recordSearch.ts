import { toPlainText } from '@atrium/contract/values';
import { createColumn, createColumnReader } from './column';
import { isNear, type SearchGroup, type SearchHit } from './search';

export interface RecordKind<T extends object> {
  /** The name of its group, which the manifest lists under `backend.records`. */
  groupTitle: string;
  textsOf: (row: T) => readonly string[];
  toHit: (row: T) => SearchHit;
  isHidden?: (row: T) => boolean;
  /** Address of the app's list of all that match. */
  moreAt?: (q: string) => string;
}

const shownAtFirst = 4;
const maxHits = 20;
/** Each word is compared with every one that the records have, so that no more than these are looked for. */
const maxWords = 8;
/** Words near a typed one that are accepted; where there are more, none is what was meant. */
const maxNear = 50;

/** Rank of texts, one a line: 0 one equals the query, 1 begins with it, 2 has a word that does, 3 contains it. */
function rankOf(lines: string, wanted: string): number {
  if (lines.includes(`\n${wanted}\n`)) return 0;
  if (lines.includes(`\n${wanted}`)) return 1;
  return lines.includes(` ${wanted}`) ? 2 : 3;
}

/** Words, each once; without numbers, of which any is near another one. */
const wordsOf = (text: string): readonly string[] => [...new Set(text.split(/[^\p{L}]+/u))];

/** Gathers the words of all rows, each once; they stay known as long as no row changed. */
function createVocabulary<T extends object>(getWords: (rows: readonly T[]) => readonly (readonly string[])[]) {
  const known = new WeakMap<readonly T[], readonly string[]>();
  return (rows: readonly T[]): readonly string[] => {
    const vocabulary = known.get(rows) ?? [...new Set(getWords(rows).flat())];
    known.set(rows, vocabulary);
    return vocabulary;
  };
}

/** The places of the best ones; of equal rank the later row, which is the newer one. */
function best(ranks: ReadonlyMap<number, number>): number[] {
  const latestFirst = [...ranks].reverse();
  return [0, 1, 2, 3]
    .flatMap((wanted) => latestFirst.filter(([, rank]) => rank === wanted).slice(0, maxHits))
    .slice(0, maxHits)
    .map(([place]) => place);
}

/**
 * Makes a search for records of one kind, for the `search` of a backend: each word of the query must be in the record;
 * where no record has them all, one slip a word is forgiven. An empty query finds nothing, and has many records read ahead
 * of the first key.
 */
export function createRecordSearch<T extends object>(kind: RecordKind<T>) {
  const linesOf = (row: T) => `\n${toPlainText(kind.textsOf(row).join('\n'))}\n`;
  const getTexts = createColumn(linesOf);
  const getWords = createColumn((row: T) => wordsOf(linesOf(row)));
  const getVocabulary = createVocabulary(getWords);
  const readColumns = createColumnReader<T>([getTexts, getWords]);

  return (rows: readonly T[], q: string): SearchGroup[] => {
    const wanted = toPlainText(q.trim().replace(/^#/, '').replace(/\s+/g, ' '));
    if (!wanted) {
      readColumns(rows);
      return [];
    }
    const words = wanted.split(' ', maxWords);
    const texts = getTexts(rows);
    const find = (choices: readonly (readonly string[])[]) => {
      const ranks = new Map<number, number>();
      if (choices.some((some) => some.length === 0)) return ranks;
      texts.forEach((text, place) => {
        if (!choices.every((some) => some.some((word) => text.includes(word)))) return;
        const row = rows[place];
        if (row && !kind.isHidden?.(row)) ranks.set(place, rankOf(text, wanted));
      });
      return ranks;
    };
    const exact = find(words.map((word) => [word]));
    const nearTo = (word: string) =>
      getVocabulary(rows)
        .filter((one) => one === word || isNear(word, one))
        .slice(0, maxNear);
    const nearWords = () => [...new Set(words)].map(nearTo);
    const ranks = exact.size ? exact : find(nearWords());
    if (ranks.size === 0) return [];
    return [
      {
        groupTitle: kind.groupTitle,
        searchLimit: shownAtFirst,
        total: ranks.size,
        ...(kind.moreAt && { more: kind.moreAt(q.trim()) }),
        data: best(ranks)
          .flatMap((place) => rows[place] ?? [])
          .map(kind.toHit),
      },
    ];
  };
}
