import type { RecordChange } from '@atrium/contract';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ComparedField, type Comparison, changedFields, isSame } from './compareFields';
import { countChanges } from './countChanges';
import { Form } from './Form';
import { isValid, showErrors } from './formErrors';
import type { FormSave, FormSaveOptions } from './formSave';
import {
  conflictOf,
  type FormEvent,
  type FormState,
  type FormStatus,
  initialState,
  reduceForm,
  type StoredRecord,
  statusOf,
} from './formState';
import { isGoneError, isStaleError } from './recordErrors';
import { ConflictError, type SavedForm, saveRecord } from './saveRecord';

interface RecordFormOptions<Values extends object, Result> extends FormSaveOptions<Values, Result> {
  /** May be saved without changes. */
  isNew: boolean;
  /** Saved without changes, or with the other version chosen for every field: there is nothing to store. */
  onUnchanged?: () => void;
}

export interface RecordForm<Values> extends FormSave<Values> {
  status: FormStatus;
  /** Names of the fields with changes. */
  changed: readonly string[];
  isGone: boolean;
  isComparing: boolean;
  /** The newer record that fields of the form conflict with. */
  newer: StoredRecord<Values> | null;
  /** Fields that others have changed and the form has adopted, latest first. */
  merged: readonly ComparedField[];
  lastChange: RecordChange | undefined;
  /** Values that the form holds, as of this moment. */
  written: () => Values;
  /** Fields in conflict with the newer record, as of this moment; null where there are none. */
  compare: () => Comparison | null;
  setComparing: (isComparing: boolean) => void;
  /** Saves the result of the choice between two versions, over the newer record. */
  saveResolved: (values: Values) => Promise<void>;
  saveAsNew: () => Promise<void>;
  /** Gives a field that was adopted its own value back. */
  revert: (field: ComparedField) => void;
  dismissMerged: () => void;
}

/** Saves the record of a form and follows what others change in it or delete. */
export function useRecordForm<Values extends object, Result>(
  form: FormInstance<Values>,
  options: RecordFormOptions<Values, Result>,
): RecordForm<Values> {
  const { values, rev, lastChange, isNew, onSave, onSaved, onUnchanged, onInvalid } = options;
  const { state, saved, dispatch } = useFormState(form, { values, rev });
  const { written, now } = saved;
  const hasChanges = () => countChanges(now().base.values, written()) > 0;
  const discard = () => void dispatch({ type: 'discarded', record: { values, rev } });
  const { changes, changed } = useChanges(form, state.base.values);
  useSettledConflict(changes, () => {
    if (now().newer && !hasChanges()) discard();
  });
  useReceivedRecord({ values, rev, lastChange }, state.isSaving, (record) => {
    if (!isOlder(record.rev, now().base.rev)) dispatch({ type: 'received', record, written: written() });
  });
  const isGone = options.isGone === true || (rev !== undefined && state.goneRev === rev);

  const store = (send: (values: Values) => Promise<Result>) => submit({ form, saved, rev, onInvalid, onSaved }, send);

  const save = async () => {
    if (state.isSaving) return;
    if (!isNew && !hasChanges()) onUnchanged?.();
    else if (isGone) return;
    else if (conflictOf(now(), written())) dispatch({ type: 'compared', isComparing: true });
    else await store((after) => saveRecord(saved, after, options));
  };

  return {
    status: statusOf(state, changes, isGone),
    stored: state.base.values,
    changes,
    changed,
    isSaving: state.isSaving,
    messages: state.messages,
    isGone,
    isComparing: state.isComparing && state.newer !== null,
    newer: state.newer,
    merged: state.merged,
    lastChange: state.lastChange,
    hasChanges,
    written,
    compare: () => conflictOf(now(), written()),
    setComparing: (isComparing) => void dispatch({ type: 'compared', isComparing }),
    save,
    async saveResolved(resolved) {
      if (!now().newer) return;
      dispatch({ type: 'resolved', values: resolved });
      await save();
    },
    saveAsNew: () =>
      store(async (after) => {
        const result = await onSave(after);
        dispatch({ type: 'stored', values: after });
        return result;
      }),
    discard,
    revert: (field) => void dispatch({ type: 'reverted', field, written: written() }),
    dismissMerged: () => void dispatch({ type: 'dismissed' }),
  };
}

interface Submission<Values extends object, Result>
  extends Pick<FormSaveOptions<Values, Result>, 'rev' | 'onInvalid' | 'onSaved'> {
  form: FormInstance<Values>;
  saved: SavedForm<Values>;
}

async function submit<Values extends object, Result>(
  { form, saved, rev, onInvalid, onSaved }: Submission<Values, Result>,
  send: (values: Values) => Promise<Result>,
): Promise<void> {
  const { dispatch, written } = saved;
  dispatch({ type: 'submitted' });
  if (!(await isValid(form, onInvalid))) return;
  dispatch({ type: 'sent' });
  let result: Result;
  try {
    result = await send(written());
  } catch (error) {
    if (error instanceof ConflictError) dispatch({ type: 'conflicted' });
    else if (rev !== undefined && isGoneError(error)) dispatch({ type: 'gone', rev });
    else {
      const messages = showErrors(form, error, onInvalid);
      dispatch({ type: 'failed', messages, staleRev: isStaleError(error) ? saved.now().base.rev : undefined });
    }
    return;
  }
  dispatch({ type: 'saved' });
  onSaved?.(result);
}

/** The state of a form beside antd's store of its values; `now` and `written` are current between renders too. */
function useFormState<Values extends object>(form: FormInstance<Values>, first: StoredRecord<Values>) {
  const [state, setState] = useState<FormState<Values>>(() => initialState(first));
  const latest = useRef(state);
  const dispatch = (event: FormEvent<Values>): FormState<Values> => {
    const { state: next, fill, isReset } = reduceForm(latest.current, event);
    if (isReset) form.resetFields();
    if (fill) form.setFieldsValue(structuredClone<object>(fill));
    latest.current = next;
    setState(next);
    return next;
  };
  const saved: SavedForm<Values> = {
    now: () => latest.current,
    written: () => ({ ...latest.current.base.values, ...form.getFieldsValue(true) }),
    dispatch,
  };
  return { state, saved, dispatch };
}

/** Number and names of the fields with changes. One text, so that a key that changes neither renders nothing. */
function useChanges<Values extends object>(form: FormInstance<Values>, base: Values) {
  const text = Form.useWatch(
    (current: Partial<Values>) => {
      const after = { ...base, ...current };
      return [countChanges(base, after), ...Object.keys(changedFields(base, after))].join('\n');
    },
    { form, preserve: true },
  );
  const [count, ...changed] = (text ?? '').split('\n');
  return { changes: Number(count), changed };
}

/** Changes that were taken back leave nothing to choose between. */
function useSettledConflict(changes: number, settle: () => void): void {
  const onSettled = useEffectEvent(settle);
  useEffect(() => {
    if (changes === 0) onSettled();
  }, [changes]);
}

/** Reports each stored record after the first one; during a save, afterwards. */
function useReceivedRecord<Values extends object>(
  { values, rev, lastChange }: StoredRecord<Values>,
  isSaving: boolean,
  onReceived: (record: StoredRecord<Values>) => void,
): void {
  const known = useRef<StoredRecord<Values>>({ values, rev });
  const receive = useEffectEvent((record: StoredRecord<Values>) => {
    if (record.rev === known.current.rev && isSame(known.current.values, record.values)) return;
    known.current = record;
    onReceived(record);
  });
  useEffect(() => {
    if (!isSaving) receive({ values, rev, lastChange });
  }, [values, rev, lastChange, isSaving]);
}

const isOlder = (rev: number | undefined, known: number | undefined) =>
  rev !== undefined && known !== undefined && rev < known;
