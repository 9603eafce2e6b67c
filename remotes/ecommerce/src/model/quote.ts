import type { OrderQuote } from '../api/schemas';

/** Undefined for other records. */
export function readQuote(record: object | undefined): OrderQuote | undefined {
  return record && isQuote(record) ? record : undefined;
}

const isQuote = (record: object): record is OrderQuote =>
  'totals' in record &&
  typeof record.totals === 'object' &&
  record.totals !== null &&
  'due' in record.totals &&
  typeof record.totals.due === 'number' &&
  'short' in record &&
  Array.isArray(record.short);
