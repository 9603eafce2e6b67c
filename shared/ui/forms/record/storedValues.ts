import type { RecordChange } from '@atrium/contract';

/** What is stored, and the `rev` of the record where it has one. */
export interface StoredValues<Values> {
  values: Values;
  rev: number | undefined;
  /** Whose change led to them. */
  lastChange?: RecordChange | undefined;
}
