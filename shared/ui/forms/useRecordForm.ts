import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { FormSave, FormSaveOptions } from './formSave';
import { isGoneError } from './record/newerRecord';
import { ClashError, keepSent, sendRecord } from './record/sendRecord';
import { type Stored, useStored } from './record/useStored';
import { useFormProblems } from './useFormProblems';
import { useRecordChanges } from './useRecordChanges';

interface RecordFormOptions<Values extends object, Result> extends FormSaveOptions<Values, Result> {
  /** May be stored as it is, with nothing changed. */
  isNew: boolean;
}

export interface RecordForm<Values> extends FormSave<Values> {
  /** The names of the fields that hold something else than what is stored. */
  changed: readonly string[];
  record: Stored<Values>;
  isGone: boolean;
  /** The person chooses between two versions. */
  isDeciding: boolean;
  setDeciding: (isDeciding: boolean) => void;
  /** Saves what was chosen, over the newer record. */
  saveDecided: (values: Values) => Promise<void>;
  saveAsNew: () => Promise<void>;
}

/** A form and its record: saving, and what happens when somebody else has changed or deleted the record meanwhile. */
export function useRecordForm<Values extends object, Result>(
  form: FormInstance<Values>,
  options: RecordFormOptions<Values, Result>,
): RecordForm<Values> {
  const { values, rev, lastChange, isNew, onSave, onSaved, onInvalid } = options;
  const [isSaving, setSaving] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const [goneRev, setGoneRev] = useState<number>();
  const problems = useFormProblems(form, onInvalid);
  const record = useStored(form, { values, rev, lastChange }, isSaving);
  const counted = useRecordChanges(form, record);
  const isGone = options.isGone === true || (rev !== undefined && goneRev === rev);

  const refuse = (error: unknown) => {
    if (error instanceof ClashError) setDeciding(true);
    else if (rev !== undefined && isGoneError(error)) setGoneRev(rev);
    else problems.show(error);
  };

  const store = async (send: (values: Values) => Promise<Result>) => {
    problems.forget();
    if (!(await problems.isValid())) return;
    setSaving(true);
    let result: Result;
    try {
      result = await send(record.written());
    } catch (error) {
      refuse(error);
      return;
    } finally {
      setSaving(false);
    }
    record.forgetTaken();
    onSaved?.(result);
  };

  const save = async () => {
    if (isSaving || isGone || (!isNew && !record.hasChanges())) return;
    if (record.compare()) setDeciding(true);
    else await store((after) => sendRecord(record, after, options));
  };

  return {
    stored: record.values,
    ...counted,
    isSaving,
    messages: problems.messages,
    hasChanges: record.hasChanges,
    save,
    record,
    isGone,
    isDeciding: isDeciding && record.newer !== null,
    setDeciding,
    async saveDecided(decided) {
      if (!record.newer) return;
      record.keep(record.newer);
      form.setFieldsValue(structuredClone<object>(decided));
      setDeciding(false);
      await save();
    },
    saveAsNew: () => store((after) => keepSent(record, after, onSave(after))),
    discard() {
      problems.forget();
      setDeciding(false);
      record.discard();
    },
  };
}
