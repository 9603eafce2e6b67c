import { readChoice, readRange } from '@atrium/contract';

/** A test for a filter such as `active,pending` or `!inactive`, in any case; true for all where nothing is filtered. */
export function createChoiceTest(text: string | null | undefined): (value: string) => boolean {
  const { isNot, values } = readChoice(text);
  if (values.length === 0) return () => true;
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  // Many rows have few values: each is looked at once.
  const known = new Map<string, boolean>();
  return (value) => {
    const isFound = known.get(value) ?? wanted.has(value.toLowerCase()) !== isNot;
    known.set(value, isFound);
    return isFound;
  };
}

/** A test for a filter such as `2026-01-01..2026-01-31`: the days as texts, both in. */
export function createDayRangeTest(text: string | null | undefined): (day: string) => boolean {
  const { from = '', to } = readRange(text);
  return (day) => day >= from && (to === undefined || day <= to);
}

const toBound = (text: string | undefined, open: number): number => {
  const bound = Number(text ?? Number.NaN);
  return Number.isNaN(bound) ? open : bound;
};

/** A test for a filter such as `100..250.5`, both in. An end that is no number is none. */
export function createNumberRangeTest(text: string | null | undefined): (value: number) => boolean {
  const { from, to } = readRange(text);
  const [lower, upper] = [toBound(from, Number.NEGATIVE_INFINITY), toBound(to, Number.POSITIVE_INFINITY)];
  return (value) => value >= lower && value <= upper;
}
