import { countChanges, type Fields, isEmpty, isFields } from '../countChanges';

/** The names that lead to a field: `['address', 'city']`. */
export type FieldPath = readonly string[];

export const keyOf = (path: FieldPath): string => path.join('.');

export interface ComparedField {
  path: FieldPath;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** How a form fits a newer record, field by field. A list is one field, whatever is in it. */
export interface Comparison {
  /** Changed by them alone. */
  taken: ComparedField[];
  /** Changed by both, each to something else. */
  clashes: ComparedField[];
  /** How many are the same on both sides. */
  same: number;
}

export const isSame = (one: unknown, other: unknown) => countChanges(one, other) === 0;

/** Every field of the three, fields inside of fields each by itself. */
function fieldsOf(field: ComparedField): ComparedField[] {
  const { path, ...sides } = field;
  const { before, mine, theirs } = sides;
  const all = [before, mine, theirs];
  const isNested = all.some(isFields) && all.every((side) => isFields(side) || isEmpty(side));
  if (!isNested) return [field];
  const [old, own, other] = [asFields(before), asFields(mine), asFields(theirs)];
  const names = new Set([old, own, other].flatMap((side) => Object.keys(side)));
  return [...names].flatMap((name) =>
    fieldsOf({ path: [...path, name], before: old[name], mine: own[name], theirs: other[name] }),
  );
}

const asFields = (side: unknown): Fields => (isFields(side) ? side : {});

/**
 * @param before what the person started from
 * @param mine what the form holds
 * @param theirs what is stored now
 */
export function compareFields(before: object, mine: object, theirs: object): Comparison {
  const comparison: Comparison = { taken: [], clashes: [], same: 0 };
  for (const field of fieldsOf({ path: [], before, mine, theirs })) {
    if (isSame(field.mine, field.theirs)) comparison.same += 1;
    else if (isSame(field.before, field.mine)) comparison.taken.push(field);
    else if (!isSame(field.before, field.theirs)) comparison.clashes.push(field);
  }
  return comparison;
}

/** The same values, with another one in one field. */
export function withField<Values extends object>(values: Values, [name, ...rest]: FieldPath, value: unknown): Values {
  if (name === undefined) return values;
  const inner = new Map(Object.entries(values)).get(name);
  return { ...values, [name]: rest.length > 0 ? withField(asFields(inner), rest, value) : value };
}

/** The fields that hold something else than before, whole as a call takes them: an address of which one line has changed is sent as an address. */
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
