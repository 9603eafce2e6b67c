import type { RecordChange } from '@atrium/contract';

interface NewerRecord {
  rev: number;
  lastChange?: RecordChange;
}

const isRecord = (record: unknown): record is NewerRecord =>
  typeof record === 'object' && record !== null && 'rev' in record && typeof record.rev === 'number';

/** The newer record of a change that was rejected as outdated (`ApiError.newer`). */
export function newerRecordOf(error: unknown): NewerRecord | undefined {
  if (typeof error !== 'object' || error === null || !('newer' in error)) return undefined;
  return isRecord(error.newer) ? error.newer : undefined;
}

/** Was the call rejected because the record no longer exists? */
export const isGoneError = (error: unknown): boolean => hasStatus(error, 404);

/** Was the call rejected because the record has changed since? */
export const isStaleError = (error: unknown): boolean => hasStatus(error, 409);

const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/** Form values from the fields of a record with the same names; fields that the record lacks keep their value. */
export function valuesOfSameNames<Values extends object>(record: object, before: Values): Values {
  const found = Object.entries(record).filter(([name]) => name in before);
  return { ...before, ...Object.fromEntries(found) };
}
