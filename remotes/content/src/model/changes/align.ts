import { diffArrays } from 'diff';

/** The work that a comparison may still do, for a page waits for it. */
export interface Budget {
  steps: number;
  /** It was too little somewhere: not all that is the same was looked for. */
  isSpent: boolean;
}

/** A few milliseconds of work. */
export const createBudget = (): Budget => ({ steps: 250_000, isSpent: false });

/** One pair of lists leaves something to those after it. */
const maxEdits = 400;

/** Places from `start` up to `end`, which is not one of them. */
export interface Span {
  start: number;
  end: number;
}

/** A part of two lists: the same in both, or something in place of something else. */
export interface Stretch {
  isSame: boolean;
  before: Span;
  after: Span;
}

/** The places of what is in both lists, as numbers that are quick to compare. */
function commonOf(list: readonly string[], other: readonly string[], numbers: ReadonlyMap<string, number>) {
  const theirs = new Set(other);
  const places = [...list.keys()].filter((place) => theirs.has(list[place] ?? ''));
  return { places, values: places.map((place) => numbers.get(list[place] ?? '') ?? 0) };
}

/** Places of the first list with those of the second that are the same. */
function* matchesOf(
  before: readonly string[],
  after: readonly string[],
  budget: Budget,
): Generator<readonly [number, number]> {
  const numbers = new Map([...before, ...after].map((text, place) => [text, place]));
  // What is in one list alone is in no match: without it the work is a small part.
  const [a, b] = [commonOf(before, after, numbers), commonOf(after, before, numbers)];
  const editLimit = Math.min(maxEdits, Math.floor(Math.sqrt(2 * Math.max(0, budget.steps))));
  const parts = diffArrays(a.values, b.values, { maxEditLength: editLimit });
  const edits = parts?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0) ?? editLimit;
  budget.steps -= (edits * edits) / 2;
  if (!parts) budget.isSpent = true;
  let [i, j] = [0, 0];
  for (const { added, removed, count } of parts ?? []) {
    if (!added && !removed)
      for (let step = 0; step < count; step += 1) yield [a.places[i + step] ?? 0, b.places[j + step] ?? 0];
    if (!added) i += count;
    if (!removed) j += count;
  }
}

function countSame(before: readonly string[], after: readonly string[]): { head: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}

/**
 * Which parts of two lists are the same, by the shortest way from one to the other (Myers 1986): its work grows with the square of
 * what differs. Where that is more than the budget has, all from the first difference to the last one counts as changed.
 */
export function align(before: readonly string[], after: readonly string[], budget: Budget): Stretch[] {
  const { head, tail } = countSame(before, after);
  const [endA, endB] = [before.length - tail, after.length - tail];
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  const take = (isSame: boolean, nextI: number, nextJ: number) => {
    if (nextI === i && nextJ === j) return;
    const last = stretches.at(-1);
    if (last?.isSame === isSame) {
      last.before.end = nextI;
      last.after.end = nextJ;
    } else stretches.push({ isSame, before: { start: i, end: nextI }, after: { start: j, end: nextJ } });
    [i, j] = [nextI, nextJ];
  };
  take(true, head, head);
  for (const [placeA, placeB] of matchesOf(before.slice(head, endA), after.slice(head, endB), budget)) {
    take(false, head + placeA, head + placeB);
    take(true, i + 1, j + 1);
  }
  take(false, endA, endB);
  take(true, before.length, after.length);
  return stretches;
}
