import type { RecordChange } from '@atrium/contract';
import type { ReactNode } from 'react';
import type { FieldViews } from './record/fieldViews';

export interface FormSaveOptions<Values extends object, Result = unknown> {
  /** What is stored. Another value is taken over while the person has changed nothing. */
  values: Values;
  /** The `rev` of the record that is stored, where it has one. */
  rev?: number;
  /** Whose the last change of the record was: named where others have changed it meanwhile. */
  lastChange?: RecordChange | undefined;
  /**
   * Stores the form's values; what it rejects with (an `ApiError`) is shown, beside the fields where it names them.
   * `rev` is the one of the record that the person started from: sent along, it keeps others' changes from being lost.
   * Where the form has `onUpdate`, this stores a new record.
   */
  onSave: (values: Values, rev?: number) => Promise<Result>;
  /**
   * Stores a change of the record with that `rev`: the fields that were changed, and nothing else. Where somebody has
   * changed the same fields meanwhile, the form shows both versions, for the person to choose.
   */
  onUpdate?: (changed: Partial<Values>, rev: number, whole: { before: Values; after: Values }) => Promise<Result>;
  /** The form's values of the newer record that comes with a refusal; unless given, its fields of the same names. */
  toValues?(record: object): Values;
  /** What fields are called and how they are written where two versions are compared; unless given, by their labels. */
  fields?: FieldViews<Values>;
  /** What the values come to, beside the choice between two versions: the total of an invoice. */
  outcome?: (values: Values) => ReactNode;
  /** The record was deleted elsewhere: what was typed stays, and can be saved as a new one by `onSave`. */
  isGone?: boolean;
  /** In place of a form whose record is gone and in which nothing was typed. */
  whenGone?: ReactNode;
  /** Run after that with what `onSave` or `onUpdate` resolved to; leaving the page asks nothing any more. */
  onSaved?: (result: Result) => void;
  /** Learns which fields are wrong, the first one first, so that their tab can be opened. */
  onInvalid?: (fields: readonly string[]) => void;
}

export interface FormSave<Values> {
  /** What the form goes back to. */
  stored: Values;
  /** How many fields hold something else than what is stored. */
  changes: number;
  isSaving: boolean;
  /** What went wrong and belongs to no field. */
  messages: readonly string[];
  save: () => Promise<void>;
  discard: () => void;
  /** As of this moment, also between two renderings. */
  hasChanges: () => boolean;
}
