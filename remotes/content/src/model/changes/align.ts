import { diffArrays } from 'diff';

/** Remaining work of a comparison, which a page waits for. */
export interface Budget {
  steps: number;
  /** The budget was too small somewhere: the result is coarse. */
  isSpent: boolean;
}

/** A few milliseconds of work. */
export const createBudget = (): Budget => ({ steps: 250_000, isSpent: false });

/** Limit of one pair of lists, so that budget is left for the others. */
const maxEdits = 400;

/** Half-open range: `end` is not included. */
export interface Span {
  start: number;
  end: number;
}

export interface Stretch {
  isSame: boolean;
  before: Span;
  after: Span;
}

/** Common elements of two lists, as numbers for fast comparison. */
function commonOf(list: readonly string[], other: readonly string[], numbers: ReadonlyMap<string, number>) {
  const theirs = new Set(other);
  const places = [...list.keys()].filter((place) => theirs.has(list[place] ?? ''));
  return { places, values: places.map((place) => numbers.get(list[place] ?? '') ?? 0) };
}

function* matchesOf(
  before: readonly string[],
  after: readonly string[],
  budget: Budget,
): Generator<readonly [number, number]> {
  const numbers = new Map([...before, ...after].map((text, place) => [text, place]));
  // Elements of only one list match nothing; without them the work is a fraction.
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
 * Longest common subsequence of two lists (Myers 1986), whose work grows with the square of the differences. Beyond the
 * budget, everything from the first to the last difference counts as replaced.
 */
export function align(before: readonly string[], after: readonly string[], budget: Budget): Stretch[] {
  const { head, tail } = countSame(before, after);
  const [endA, endB] = [before.length - tail, after.length - tail];
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  const pushRun = (isSame: boolean, nextI: number, nextJ: number) => {
    if (nextI === i && nextJ === j) return;
    const last = stretches.at(-1);
    if (last?.isSame === isSame) {
      last.before.end = nextI;
      last.after.end = nextJ;
    } else stretches.push({ isSame, before: { start: i, end: nextI }, after: { start: j, end: nextJ } });
    [i, j] = [nextI, nextJ];
  };
  pushRun(true, head, head);
  for (const [placeA, placeB] of matchesOf(before.slice(head, endA), after.slice(head, endB), budget)) {
    pushRun(false, head + placeA, head + placeB);
    pushRun(true, i + 1, j + 1);
  }
  pushRun(false, endA, endB);
  pushRun(true, before.length, after.length);
  return stretches;
}
