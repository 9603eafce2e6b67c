import type { CustomType, FieldValue, FieldValues } from '../../api/schemas';
import { isEmptyValue } from './checkValues';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Values in one order, without those that say nothing; null where none is left. */
export function toValues(values: FieldValues | null | undefined): FieldValues | null {
  const said = Object.entries(values ?? {}).filter(([, value]) => !isEmptyValue(value));
  if (said.length === 0) return null;
  return Object.fromEntries(said.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const withValue = (values: FieldValues | null | undefined, key: string, value: FieldValue | null) =>
  toValues(
    value === null
      ? Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name !== key))
      : { ...values, [key]: value },
  );

/** Keys of two sets of values whose values are not the same. */
export function changedKeys(a: FieldValues | null | undefined, b: FieldValues | null | undefined): string[] {
  const keys = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...keys].filter((key) => !isSame(a?.[key], b?.[key]));
}

/** Values that were sent, with those of removed fields as they were. */
export function keepRemoved(
  { fields }: Pick<CustomType, 'fields'>,
  sent: FieldValues | null,
  before: FieldValues | null | undefined,
): FieldValues | null {
  const removed = fields.flatMap(({ key, isRemoved }) => (isRemoved ? [key] : []));
  const kept = Object.entries(before ?? {}).filter(([key]) => removed.includes(key));
  const asked = Object.entries(sent ?? {}).filter(([key]) => !removed.includes(key));
  return toValues(Object.fromEntries([...asked, ...kept]));
}

type Values = FieldValues | null | undefined;

/** Newer values, with what was changed here since `base`. */
export const mergeValues = (base: Values, mine: Values, newer: Values): FieldValues | null =>
  changedKeys(base, mine).reduce<FieldValues | null>(
    (merged, key) => withValue(merged, key, mine?.[key] ?? null),
    toValues(newer),
  );

/** True where a value was changed here and elsewhere, and not to the same. */
export const areConflicting = (base: Values, mine: Values, newer: Values): boolean => {
  const elsewhere = changedKeys(base, newer);
  const differing = changedKeys(mine, newer);
  return changedKeys(base, mine).some((key) => elsewhere.includes(key) && differing.includes(key));
};

const maxSearched = 20_000;

/** Words of values, for the search. */
export function textsOfValues(values: Values): string[] {
  const texts = Object.values(values ?? {}).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).map((one) =>
      typeof one === 'object' ? `${one.title} ${one.alt}` : String(one).replace(/<[^>]*>/g, ' '),
    ),
  );
  return texts.length === 0 ? [] : [texts.join(' ').slice(0, maxSearched)];
}

/** Markup and addresses in values, where files may be named. */
export const filesOfValues = (values: Values): string =>
  Object.values(values ?? {})
    .flat()
    .map((one) => (typeof one === 'object' ? one.src : typeof one === 'string' ? one : ''))
    .join(' ');

/** Items that values of a type name. */
export const referencesIn = ({ fields }: Pick<CustomType, 'fields'>, values: Values): number[] => [
  ...new Set(
    fields
      .filter(({ kind }) => kind === 'reference')
      .flatMap(({ key }) => [values?.[key] ?? []].flat())
      .filter((one) => typeof one === 'number'),
  ),
];
