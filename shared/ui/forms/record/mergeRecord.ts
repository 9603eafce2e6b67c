import { type ComparedField, type Comparison, compareFields, withField } from './compareFields';

interface MergedRecord<Values> {
  /** What the form holds, with what others have changed alone. */
  merged: Values;
  /** What changes are counted from: the newer values, but what was there before both in the fields that clash. */
  base: Values;
  /** What others have changed alone. */
  news: readonly ComparedField[];
  /** No field clashes. */
  fits: boolean;
}

/** Brings what a form holds and a newer record together. */
export function mergeRecord<Values extends object>(before: Values, mine: Values, theirs: Values): MergedRecord<Values> {
  const { taken, clashes } = compareFields(before, mine, theirs);
  return {
    merged: taken.reduce((values, field) => withField(values, field.path, field.theirs), mine),
    base: clashes.reduce((values, field) => withField(values, field.path, field.before), theirs),
    news: taken,
    fits: clashes.length === 0,
  };
}

/** How a form fits a newer record; null where nothing clashes. */
export function compareClashes(before: object, mine: object, theirs: object): Comparison | null {
  const comparison = compareFields(before, mine, theirs);
  return comparison.clashes.length > 0 ? comparison : null;
}
