import { toTextLines } from '@atrium/contract/text';

export interface Measure {
  words: number;
  /** To read it, at least one. */
  minutes: number;
}

interface Count {
  words: number;
  /** Chinese, Japanese and Korean characters, which are read one by one. */
  characters: number;
  /** Words of other scripts. */
  spaced: number;
}

const none: Count = { words: 0, characters: 0, spaced: 0 };

const wordsPerMinute = 200;
const charactersPerMinute = 500;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Most words: letters and digits, and signs around them. The segmenter counts the same (UAX #29, WB5–WB10), at ten times
 * the cost.
 */
const letters = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
const simple = new RegExp(
  String.raw`^[\p{Ps}\p{Pi}"'¿¡]*(?:[${letters}]+(?:['’][${letters}]+)*|[${letters}0-9]+)[\p{Pe}\p{Pf}"'.,;:!?…]*$`,
  'u',
);
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Text between blanks that is given to the segmenter at once, whose work grows with the square of that. */
const maxPiece = 200;

function countPiece(piece: string): Count {
  if (simple.test(piece)) return { words: 1, characters: 0, spaced: 1 };
  let [words, spaced] = [0, 0];
  for (let from = 0; from < piece.length; from += maxPiece)
    for (const { segment, isWordLike } of segmenter.segment(piece.slice(from, from + maxPiece))) {
      if (!isWordLike) continue;
      words += 1;
      if (segment.search(eastern) < 0) spaced += 1;
    }
  return { words, characters: piece.match(eastern)?.length ?? 0, spaced };
}

const add = (a: Count, b: Count): Count => ({
  words: a.words + b.words,
  characters: a.characters + b.characters,
  spaced: a.spaced + b.spaced,
});

/** Words never go beyond a blank, a dash or a slash (UAX #29, WB999). */
const pieces = /[^\s\-–—/]+/g;

function countText(text: string): Count {
  // Few words of a text are not in it several times.
  const known = new Map<string, Count>();
  const total = { ...none };
  for (const piece of text.match(pieces) ?? []) {
    const count = known.get(piece) ?? countPiece(piece);
    known.set(piece, count);
    total.words += count.words;
    total.characters += count.characters;
    total.spaced += count.spaced;
  }
  return total;
}

/** A reference that is yet to be read is a letter, as `&eacute;`: a word is not counted twice for it. */
const textOf = (html: string): string => toTextLines(html).replace(/&[a-z]\w*;/gi, 'e');

const toMeasure = ({ words, characters, spaced }: Count): Measure => ({
  words,
  minutes: Math.max(1, Math.round(spaced / wordsPerMinute + characters / charactersPerMinute)),
});

export const countWords = (html: string): number => countText(textOf(html)).words;

export const measureText = (html: string): Measure => toMeasure(countText(textOf(html)));

const blockEnd = /(?<=<\/(?:p|h[1-6]|li|blockquote|pre|tr)>)/;

/**
 * Measures one text again and again while it is written: blocks that have not changed are not counted again.
 * @returns work that stops after each block
 */
export function createTextMeasure() {
  let known: ReadonlyMap<string, Count> = new Map();
  return function* measure(html: string): Generator<void, Measure> {
    const counted = new Map<string, Count>();
    let total = none;
    for (const block of html.split(blockEnd)) {
      const count = counted.get(block) ?? known.get(block) ?? countText(textOf(block));
      counted.set(block, count);
      total = add(total, count);
      yield;
    }
    known = counted;
    return toMeasure(total);
  };
}
