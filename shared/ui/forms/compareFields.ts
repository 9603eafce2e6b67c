import { countChanges, type Fields, isEmpty, isFields } from './countChanges';

/** The names that lead to a field: `['address', 'city']`. */
export type FieldPath = readonly string[];

export const keyOf = (path: FieldPath): string => path.join('.');

export interface ComparedField {
  path: FieldPath;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Differences between a form and a newer record, field by field. A list is one field, whatever is in it. */
export interface Comparison {
  /** Changed by them alone. */
  merged: ComparedField[];
  /** Changed by both, each to something else. */
  conflicts: ComparedField[];
  /** Number of fields that are the same on both sides. */
  same: number;
}

export const isSame = (one: unknown, other: unknown) => countChanges(one, other) === 0;

/** All fields of the three sides; nested fields each by themselves. */
function fieldsIn(field: ComparedField): ComparedField[] {
  const { path, ...sides } = field;
  const { before, mine, theirs } = sides;
  const all = [before, mine, theirs];
  const isNested = all.some(isFields) && all.every((side) => isFields(side) || isEmpty(side));
  if (!isNested) return [field];
  const [old, own, other] = [asFields(before), asFields(mine), asFields(theirs)];
  const names = new Set([old, own, other].flatMap((side) => Object.keys(side)));
  return [...names].flatMap((name) =>
    fieldsIn({ path: [...path, name], before: old[name], mine: own[name], theirs: other[name] }),
  );
}

const asFields = (side: unknown): Fields => (isFields(side) ? side : {});

/**
 * @param before values that the person started from
 * @param mine values that the form holds
 * @param theirs values that are stored now
 */
export function compareFields(before: object, mine: object, theirs: object): Comparison {
  const comparison: Comparison = { merged: [], conflicts: [], same: 0 };
  for (const field of fieldsIn({ path: [], before, mine, theirs })) {
    if (isSame(field.mine, field.theirs)) comparison.same += 1;
    else if (isSame(field.before, field.mine)) comparison.merged.push(field);
    else if (!isSame(field.before, field.theirs)) comparison.conflicts.push(field);
  }
  return comparison;
}

interface MergedRecord<Values> {
  /** Values of the form, with the changes that others alone have made. */
  values: Values;
  /** Values that changes are counted from: the newer ones, except for those before both changes in fields that conflict. */
  base: Values;
  /** Fields that others alone have changed. */
  merged: readonly ComparedField[];
  hasConflicts: boolean;
  /** The form held no changes. */
  isClean: boolean;
}

/** Merges a newer record into the values of a form. Parameters as of `compareFields`. */
export function mergeRecord<Values extends object>(before: Values, mine: Values, theirs: Values): MergedRecord<Values> {
  const { merged, conflicts } = compareFields(before, mine, theirs);
  return {
    values: merged.reduce((values, field) => withField(values, field.path, field.theirs), mine),
    base: conflicts.reduce((values, field) => withField(values, field.path, field.before), theirs),
    merged,
    hasConflicts: conflicts.length > 0,
    isClean: isSame(before, mine),
  };
}

/** A copy of the values with one field changed. */
export function withField<Values extends object>(values: Values, [name, ...rest]: FieldPath, value: unknown): Values {
  if (name === undefined) return values;
  const inner = new Map(Object.entries(values)).get(name);
  return { ...values, [name]: rest.length > 0 ? withField(asFields(inner), rest, value) : value };
}

/** Top-level fields whose value has changed, whole: an address of which one line has changed is sent as an address. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const old = new Map(Object.entries(before));
  const changed: Partial<Values> = { ...after };
  for (const name of keysOf(changed)) if (isSame(old.get(String(name)), changed[name])) delete changed[name];
  return changed;
}

function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  const isKey = (name: string): name is Extract<keyof Values, string> => name in values;
  return Object.keys(values).filter(isKey);
}
