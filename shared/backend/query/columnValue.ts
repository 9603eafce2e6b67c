import { toPlainText } from '@atrium/contract/values';
import type { Value } from './conditions';

/**
 * Type of a column. `text` is compared by code points, `name` without case and accents, `day` and `moment` as ISO texts;
 * `texts` and `numbers` are lists.
 */
export type ColumnType = 'boolean' | 'day' | 'moment' | 'name' | 'number' | 'numbers' | 'text' | 'texts';

export type ColumnValue = Value | readonly (string | number)[];

/** Postgres indexes values of up to 2.7 kB: characters of four bytes with room for others in the same index. */
const maxLength = 300;
/** The same of one value of a list, which is alone in its index. */
const maxLengthInList = 600;

const isText = (value: unknown): value is string => typeof value === 'string';

/** No half of a character is left at the end: a database keeps none. */
const cut = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, '') : text;

/** The value as it is stored and compared: null where it is missing, of another type or, but for `text`, empty. */
export function toColumnValue(type: ColumnType, value: unknown): ColumnValue {
  switch (type) {
    case 'texts':
      return Array.isArray(value) ? value.filter(isText).map((text) => cut(text, maxLengthInList)) : [];
    case 'numbers':
      return Array.isArray(value) ? value.filter((one) => Number.isFinite(one)) : [];
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    case 'text':
      return isText(value) ? cut(value, maxLength) : null;
    case 'name':
      return isText(value) ? toPlainText(cut(value, maxLength)) || null : null;
    default:
      return isText(value) && value !== '' ? cut(value, maxLength) : null;
  }
}

/** A code unit moved so that surrogates, which stand for code points above all others, come last. */
const toRank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Compares texts by code points, as Postgres' collation "C" does; JavaScript's own order is by UTF-16 code units. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let place = 0; place < length; place += 1) {
    const difference = toRank(a.charCodeAt(place)) - toRank(b.charCodeAt(place));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Compares two values of a column; one of another type comes first, as in no table. */
export function compareValues(a: NonNullable<Value>, b: NonNullable<Value>): number {
  return isText(a) && isText(b) ? compareTexts(a, b) : Number(a) - Number(b);
}
