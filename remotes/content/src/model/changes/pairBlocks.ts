import { align, type Budget, type Span } from './align';
import type { Block, Token } from './readBlocks';

/** Block before and after; null: none. */
export interface Pair {
  before: Block | null;
  after: Block | null;
}

const textOf = ({ tokens }: Block): string => tokens.map(({ kind, text }) => `${kind} ${text}`).join('\n');

/** Compared value of a token; most are plain words. */
const tokenKey = ({ kind, text, attributes, marks, link, gap }: Token): string =>
  marks.length === 0 && link === null && !gap?.marks && !gap?.isLinked && kind !== 'picture'
    ? `${kind} ${gap !== null} ${text}`
    : JSON.stringify([kind, text, attributes, marks.map(({ key }) => key), link?.key, gap]);

const keyOf = ({ path, tokens }: Block): string =>
  `${path.map(({ key }) => key).join(' ')}\n${tokens.map(tokenKey).join('\n')}`;

/** Limits of the similarity search: pairs of blocks, and words. */
const maxPairs = 5_000;
const maxWords = 200_000;
const minSimilarity = 0.3;
const surelyLike = 0.6;

interface Bag {
  counts: Map<string, number>;
  size: number;
  kind: string;
}

function bagOf({ tokens, path }: Block): Bag {
  const counts = new Map<string, number>();
  for (const { kind, text } of tokens) {
    const word = kind === 'word' ? text : kind;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { counts, size: tokens.length, kind: path.at(-1)?.tag ?? 'p' };
}

/** Share of common words, from 0 to 1. */
function likeness(a: Bag, b: Bag): number {
  if (a.size + b.size === 0) return a.kind === b.kind ? 1 : minSimilarity;
  const [smaller, larger] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [word, count] of smaller.counts) common += Math.min(count, larger.counts.get(word) ?? 0);
  return (2 * common) / (a.size + b.size);
}

/** Ordered pairs that maximise similarity, with insertions and deletions. */
function pairLike(before: readonly Block[], after: readonly Block[], budget: Budget): Pair[] {
  const alone = [
    ...before.map((block): Pair => ({ before: block, after: null })),
    ...after.map((block): Pair => ({ before: null, after: block })),
  ];
  const [first, second] = [before[0], after[0]];
  if (!first || !second) return alone;
  if (before.length === 1 && after.length === 1) return [{ before: first, after: second }];
  const [a, b] = [before.map(bagOf), after.map(bagOf)];
  const areAlike = a.every((bag, place) => likeness(bag, b[place] ?? bag) >= surelyLike);
  // Small edits in many paragraphs stay in place.
  if (a.length === b.length && areAlike)
    return before.map((block, place) => ({ before: block, after: after[place] ?? null }));
  const words = a.reduce((sum, { counts }) => sum + counts.size, 0) * b.length;
  if (a.length * b.length > maxPairs || words > maxWords) {
    budget.isSpent = true;
    return alone;
  }
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const like = new Float64Array(a.length * b.length);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [bagA, bagB] = [a[i], b[j]];
      const found = bagA && bagB ? likeness(bagA, bagB) : 0;
      const both = found >= minSimilarity ? found + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      like[i * b.length + j] = found;
      best[i * width + j] = Math.max(both, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const found = i < a.length && j < b.length ? (like[i * b.length + j] ?? 0) : 0;
    const here = best[i * width + j] ?? 0;
    const isPair = found >= minSimilarity && here === found + (best[(i + 1) * width + j + 1] ?? 0);
    const isGone = !isPair && i < a.length && (j === b.length || here === (best[(i + 1) * width + j] ?? 0));
    pairs.push({ before: isPair || isGone ? (before[i] ?? null) : null, after: isGone ? null : (after[j] ?? null) });
    if (isPair || isGone) i += 1;
    if (!isGone) j += 1;
  }
  return pairs;
}

const cut = (blocks: readonly Block[], { start, end }: Span): readonly Block[] => blocks.slice(start, end);

function pairBy(
  read: (block: Block) => string,
  [before, after]: readonly [readonly Block[], readonly Block[]],
  budget: Budget,
  pairRest: (before: readonly Block[], after: readonly Block[]) => Pair[],
): Pair[] {
  return align(before.map(read), after.map(read), budget).flatMap((part) => {
    const [a, b] = [cut(before, part.before), cut(after, part.after)];
    return part.isSame ? a.map((block, place): Pair => ({ before: block, after: b[place] ?? null })) : pairRest(a, b);
  });
}

/** Matching blocks: equal ones first, then those with the same text, then similar ones. */
export const pairBlocks = (before: readonly Block[], after: readonly Block[], budget: Budget): Pair[] =>
  pairBy(keyOf, [before, after], budget, (a, b) =>
    pairBy(textOf, [a, b], budget, (restA, restB) => pairLike(restA, restB, budget)),
  );
