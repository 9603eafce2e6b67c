export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Number of fields that differ. Undefined, null and an empty text are equal; in a list of rows each field counts, and a row
 * more or less counts once; a list of plain values counts as one field.
 */
export function countChanges(before: unknown, after: unknown): number {
  if (before === after || (isEmpty(before) && isEmpty(after))) return 0;
  if (Array.isArray(before) && Array.isArray(after)) return countInLists(before, after);
  if (isFields(before) || isFields(after)) {
    if (!isFields(before) && !isEmpty(before)) return 1;
    if (!isFields(after) && !isEmpty(after)) return 1;
    return countInFields(isFields(before) ? before : {}, isFields(after) ? after : {});
  }
  return 1;
}

const countInFields = (before: Fields, after: Fields) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce(
    (sum, name) => sum + countChanges(before[name], after[name]),
    0,
  );

function countInLists(before: readonly unknown[], after: readonly unknown[]): number {
  const common = before.slice(0, after.length);
  const inCommon = common.reduce<number>((sum, value, index) => sum + countChanges(value, after[index]), 0);
  const total = inCommon + Math.abs(before.length - after.length);
  return [...before, ...after].some(isFields) ? total : Math.min(total, 1);
}
