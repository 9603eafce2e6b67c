import type { TextRange } from '@atrium/contract/text';

/** Words that rightly stand twice in a row. */
const doubled = new Set([
  ...['that', 'had', 'is', 'her', 'do'],
  ...['die', 'der', 'das', 'sie', 'den', 'dem'],
  ...['nous', 'vous', 'en', 'fait'],
  ...['que', 'se'],
]);

/** Long words that say little: nobody minds them. */
const common = new Set(
  (
    'because before should through without between another against during though ' +
    'werden wurden wurde können müssen sollen zwischen während dieser dieses diesem diesen welche andere anderen ' +
    'toujours pendant plusieurs quelque quelques certains lorsque puisque ' +
    'também porque quando entre através durante enquanto alguns algumas'
  ).split(' '),
);

const minLength = 6;
const minTimes = 3;
/** Words among which a repetition is heard. */
const span = 60;

export interface Repeated extends TextRange {
  word: string;
  /** 0: twice in a row. */
  times: number;
}

/** Words of a paragraph that stand twice in a row, or again and again. */
export function findRepeated(text: string): Repeated[] {
  const found: Repeated[] = [];
  const places = new Map<string, number[]>();
  const told = new Set<string>();
  let last = { word: '', to: 0 };
  let count = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}’']+/gu)) {
    const key = word.toLowerCase();
    const to = index + word.length;
    if (key === last.word && !doubled.has(key) && /^\s+$/.test(text.slice(last.to, index)))
      found.push({ word, from: last.to - word.length, to, times: 0 });
    last = { word: key, to };
    count += 1;
    if (word.length < minLength || common.has(key) || told.has(key)) continue;
    const near = [...(places.get(key) ?? []).filter((place) => count - place < span), count];
    places.set(key, near);
    if (near.length < minTimes) continue;
    told.add(key);
    found.push({ word, from: index, to, times: near.length });
  }
  return found;
}
