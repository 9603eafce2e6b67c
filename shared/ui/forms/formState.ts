import type { RecordChange } from '@atrium/contract';
import { type ComparedField, type Comparison, compareFields, keyOf, mergeRecord, withField } from './compareFields';

/** Values of a form as they are stored, with the `rev` of their record where it has one. */
export interface StoredRecord<Values> {
  values: Values;
  rev: number | undefined;
  /** The change that led to them. */
  lastChange?: RecordChange | undefined;
}

export interface FormState<Values> {
  /** Values that changes are counted from. A field in conflict holds its value before both changes. */
  base: StoredRecord<Values>;
  /** The newer record with which fields of the form conflict. */
  newer: StoredRecord<Values> | null;
  /** Fields that others have changed and the form has adopted, latest first, each once. */
  merged: readonly ComparedField[];
  /** The latest change made elsewhere. */
  lastChange: RecordChange | undefined;
  isSaving: boolean;
  /** The person chooses between the two versions of a conflict. */
  isComparing: boolean;
  /** Errors that belong to no field. */
  messages: readonly string[];
  /** `rev` that the server has rejected as outdated: its message is obsolete once another one arrives. */
  staleRev: number | undefined;
  /** `rev` of the record that the server no longer has. */
  goneRev: number | undefined;
}

export type FormEvent<Values> =
  /** A record other than the known one arrived, from the page or with a rejected save. `written`: what the form holds. */
  | { type: 'received'; record: StoredRecord<Values>; written: Values }
  | { type: 'submitted' }
  | { type: 'sent' }
  /** The server has stored these values over the known record. */
  | { type: 'stored'; values: Values }
  | { type: 'saved' }
  /** The save failed; `staleRev` where the record has changed since. */
  | { type: 'failed'; messages: readonly string[]; staleRev?: number | undefined }
  /** The save failed because fields conflict with the newer record. */
  | { type: 'conflicted' }
  /** The save failed because the record with that `rev` was deleted. */
  | { type: 'gone'; rev: number }
  | { type: 'compared'; isComparing: boolean }
  /** A version was chosen for each field in conflict: `values` is the result. */
  | { type: 'resolved'; values: Values }
  /** A field that the form had adopted gets its own value back. */
  | { type: 'reverted'; field: ComparedField; written: Values }
  | { type: 'dismissed' }
  /** The form goes back to what is stored: `record`, or the newer one where that is later. */
  | { type: 'discarded'; record: StoredRecord<Values> };

interface Transition<Values> {
  state: FormState<Values>;
  /** Values that the form's fields take on. */
  fill?: Values;
  /** Errors of fields and traces of editing go. */
  isReset?: boolean;
}

export type FormStatus = 'clean' | 'dirty' | 'saving' | 'conflict' | 'gone';

export const initialState = <Values>(base: StoredRecord<Values>): FormState<Values> => ({
  base,
  newer: null,
  merged: [],
  lastChange: undefined,
  isSaving: false,
  isComparing: false,
  messages: [],
  staleRev: undefined,
  goneRev: undefined,
});

/**
 * @param changes number of fields that differ from the base
 * @param isGone the record was deleted
 */
export function statusOf(state: FormState<unknown>, changes: number, isGone: boolean): FormStatus {
  if (state.isSaving) return 'saving';
  if (isGone) return 'gone';
  if (state.newer) return 'conflict';
  return changes > 0 ? 'dirty' : 'clean';
}

/** Fields of a form that conflict with the newer record; null where none does. */
export function conflictOf({ base, newer }: FormState<object>, written: object): Comparison | null {
  const comparison = newer && compareFields(base.values, written, newer.values);
  return comparison && comparison.conflicts.length > 0 ? comparison : null;
}

export function reduceForm<Values extends object>(
  state: FormState<Values>,
  event: FormEvent<Values>,
): Transition<Values> {
  switch (event.type) {
    case 'received':
      return receive(state, event.record, event.written);
    case 'submitted':
      return { state: { ...state, messages: [] } };
    case 'sent':
      return { state: { ...state, isSaving: true } };
    case 'stored':
      return { state: { ...state, base: { values: event.values, rev: state.base.rev }, newer: null } };
    case 'saved':
      return { state: { ...state, isSaving: false, merged: [] } };
    case 'failed':
      return { state: { ...state, isSaving: false, messages: event.messages, staleRev: event.staleRev } };
    case 'conflicted':
      return { state: { ...state, isSaving: false, isComparing: true } };
    case 'gone':
      return { state: { ...state, isSaving: false, goneRev: event.rev } };
    case 'compared':
      return { state: { ...state, isComparing: event.isComparing } };
    case 'resolved':
      return {
        state: { ...state, base: state.newer ?? state.base, newer: null, isComparing: false },
        fill: event.values,
      };
    case 'reverted':
      return {
        state: { ...state, merged: without(state.merged, event.field) },
        fill: withField(event.written, event.field.path, event.field.before),
      };
    case 'dismissed':
      return { state: { ...state, merged: [] } };
    case 'discarded':
      return discard(state, event.record);
  }
}

function receive<Values extends object>(
  state: FormState<Values>,
  record: StoredRecord<Values>,
  written: Values,
): Transition<Values> {
  const { values, base, merged, hasConflicts, isClean } = mergeRecord(state.base.values, written, record.values);
  const next: FormState<Values> = { ...state, base: { values: base, rev: record.rev }, newer: null };
  // A form without a record has nothing that others could change: it keeps what was typed and follows in the rest.
  if (record.rev === undefined) return { state: next, fill: values };
  const isObsolete = state.staleRev !== undefined && state.staleRev !== record.rev;
  return {
    state: {
      ...next,
      newer: hasConflicts ? record : null,
      lastChange: record.lastChange,
      merged: isClean ? state.merged : [...merged, ...merged.reduce(without, state.merged)],
      ...(isObsolete && { messages: [], staleRev: undefined }),
    },
    fill: values,
  };
}

function discard<Values>(state: FormState<Values>, record: StoredRecord<Values>): Transition<Values> {
  const { newer } = state;
  const isNewest = newer?.rev !== undefined && newer.rev > (record.rev ?? 0);
  const base = isNewest ? newer : record;
  return {
    state: { ...state, base, newer: null, merged: [], isComparing: false, messages: [] },
    fill: base.values,
    isReset: true,
  };
}

const without = (fields: readonly ComparedField[], { path }: ComparedField): readonly ComparedField[] =>
  fields.filter((field) => keyOf(field.path) !== keyOf(path));
