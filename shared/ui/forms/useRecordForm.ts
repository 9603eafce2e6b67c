import type { FormInstance } from 'antd';
import type { FormSave, FormSaveOptions } from './formSave';
import { type Stored, useStored } from './record/useStored';
import { keepSent, sendRecord } from './sendRecord';
import { useFormProblems } from './useFormProblems';
import { useRecordChanges } from './useRecordChanges';
import { useRefusals } from './useRefusals';
import { useSaving } from './useSaving';

interface RecordFormOptions<Values extends object, Result> extends FormSaveOptions<Values, Result> {
  /** May be stored as it is, with nothing changed. */
  isNew: boolean;
  /** Saved with nothing changed, or with nothing of one's own chosen: there is nothing to store. */
  onUnchanged?: () => void;
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
  const { values, rev, lastChange, isNew, onSave, onSaved, onUnchanged, onInvalid } = options;
  const problems = useFormProblems(form, { rev, onInvalid });
  const saving = useSaving(problems);
  const { isSaving } = saving;
  const record = useStored(form, { values, rev, lastChange }, isSaving);
  const counted = useRecordChanges(form, record);
  const { isGone, isDeciding, setDeciding, refuse } = useRefusals(rev, options.isGone === true, problems);

  const store = (send: (values: Values) => Promise<Result>) =>
    saving.run(() => send(record.written()), {
      onRefused: refuse,
      onStored(result) {
        record.forgetTaken();
        onSaved?.(result);
      },
    });

  const save = async () => {
    if (isSaving) return;
    if (!isNew && !record.hasChanges()) onUnchanged?.();
    else if (isGone) return;
    else if (record.compare()) setDeciding(true);
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
