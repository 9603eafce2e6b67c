import type { RecordChange } from '@atrium/contract';

interface NewerRecord {
  rev: number;
  lastChange?: RecordChange;
}

const isRecord = (record: unknown): record is NewerRecord =>
  typeof record === 'object' && record !== null && 'rev' in record && typeof record.rev === 'number';

/** The newer record that came with the refusal of a change (`ApiError.newer`). */
export function newerRecordOf(error: unknown): NewerRecord | undefined {
  if (typeof error !== 'object' || error === null || !('newer' in error)) return undefined;
  return isRecord(error.newer) ? error.newer : undefined;
}

/** Was a call refused because the record does not exist any more? */
export const isGoneError = (error: unknown): boolean => hasStatus(error, 404);

/** Was a call refused because the record has changed since? */
export const isStaleError = (error: unknown): boolean => hasStatus(error, 409);

const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/** Of a record, the fields that a form holds under the same names; those that it does not have stay as they were. */
export function valuesOfSameNames<Values extends object>(record: object, before: Values): Values {
  const found = Object.entries(record).filter(([name]) => name in before);
  return { ...before, ...Object.fromEntries(found) };
}
