import type { RecordChange } from '@atrium/contract';
import { createContext, type ReactNode, use } from 'react';
import type { FieldViews } from './fieldViews';

export interface FormSaveOptions<Values extends object, Result = unknown> {
  /** Stored values. A form without changes follows new ones. */
  values: Values;
  /** `rev` of the stored record, where it has one. */
  rev?: number;
  /** Latest change of the record; named where others have changed it meanwhile. */
  lastChange?: RecordChange | undefined;
  /**
   * Stores the values of the form. The error it rejects with (an `ApiError`) is shown, beside the fields that it names.
   * `rev` belongs to the record that the person started from: sent along, it protects the changes of others.
   * In a form with `onUpdate`, this stores a new record.
   */
  onSave: (values: Values, rev?: number) => Promise<Result>;
  /**
   * Stores changed fields of the record with that `rev`, and nothing else. Where somebody has changed the same fields
   * meanwhile, the form shows both versions, for the person to choose.
   */
  onUpdate?: (changed: Partial<Values>, rev: number, whole: { before: Values; after: Values }) => Promise<Result>;
  /** Form values of the newer record that comes with a rejection; defaults to its fields of the same names. */
  toValues?(record: object): Values;
  /** Labels and texts of fields where two versions are compared; defaults to the labels of the form. */
  fields?: FieldViews<Values>;
  /** Result of the values, shown beside the choice between two versions: the total of an invoice. */
  outcome?: (values: Values) => ReactNode;
  /** The record was deleted elsewhere: changes stay, and `onSave` can store them as a new record. */
  isGone?: boolean;
  /** Shown in place of a form without changes whose record is gone. */
  whenGone?: ReactNode;
  /** Called with the result of `onSave` or `onUpdate`; from then on, leaving the page asks nothing. */
  onSaved?: (result: Result) => void;
  /** Called with the names of the invalid fields in their order, so that the tab of the first one can be opened. */
  onInvalid?: (fields: readonly string[]) => void;
}

export interface FormSave<Values> {
  /** Values that the form goes back to. */
  stored: Values;
  /** Number of fields that differ from the stored values. */
  changes: number;
  isSaving: boolean;
  /** Errors that belong to no field. */
  messages: readonly string[];
  save: () => Promise<void>;
  discard: () => void;
  /** Current at any time, between renders too. */
  hasChanges: () => boolean;
}

type FormInHand = Pick<FormSave<object>, 'save' | 'hasChanges'>;

/** Outside of a form there is nothing to save. */
export const FormInHandContext = createContext<FormInHand>({ save: async () => {}, hasChanges: () => false });

/** The form of the page that renders the component, for actions that save it first. */
export const useFormInHand = (): FormInHand => use(FormInHandContext);

export const ChangedFieldsContext = createContext<readonly string[]>([]);

/** Names of the unsaved fields of the `FormPage` around the component; empty outside of one. */
export const useChangedFields = (): readonly string[] => use(ChangedFieldsContext);
