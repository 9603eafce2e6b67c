import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../Form/Form';
import { showFieldErrors } from '../Form/fieldErrors';
import { countChanges } from './countChanges';
import { invalidFields, messageOf } from './formErrors';
import type { FormSave, FormSaveOptions } from './formSave';
import { changedFields } from './record/compareFields';
import { isGoneError, newerRecordOf, valuesOfSameNames } from './record/newerRecord';
import { type Stored, useStored } from './record/useStored';

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
  const { values, rev, lastChange, isNew, onSave, onUpdate, toValues, onSaved, onInvalid } = options;
  const [isSaving, setSaving] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isDeciding, setDeciding] = useState(false);
  const [goneRev, setGoneRev] = useState<number>();
  const record = useStored(form, { values, rev, lastChange }, isSaving);
  const { values: stored, now, written, hasChanges } = record;
  const isGone = options.isGone === true || (rev !== undefined && goneRev === rev);
  const watched = { form, preserve: true };
  const changes = Form.useWatch((current: Partial<Values>) => countChanges(stored, { ...stored, ...current }), watched);

  // As one text, so that a key that changes nothing of it draws nothing.
  const changed = Form.useWatch(
    (current: Partial<Values>) => Object.keys(changedFields(stored, { ...stored, ...current })).join('\n'),
    watched,
  );

  // What was typed has been taken back: there is nothing left to choose between.
  const settle = useEffectEvent(() => {
    if (record.newer && !hasChanges()) record.discard();
  });
  useEffect(() => {
    if (changes === 0) settle();
  }, [changes]);

  const leadTo = (fields: readonly (string | number)[][]) => {
    // The tab that is opened has to be there before a field in it can be.
    flushSync(() => onInvalid?.(fields.map((name) => name.join('.'))));
    if (fields[0]) form.scrollToField(fields[0], { focus: true, block: 'center' });
  };

  const showError = (error: unknown) => {
    const rest = showFieldErrors(form, error);
    const fields = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    leadTo(fields.map(({ name }) => name));
    setMessages(rest.length > 0 || fields.length > 0 ? rest : [messageOf(error)]);
  };

  const isValid = async () => {
    try {
      await form.validateFields();
      return true;
    } catch (error) {
      leadTo(invalidFields(error));
      return false;
    }
  };

  // What is typed while it is sent is not stored yet.
  const keepSent = async (sent: Values, sending: Promise<Result>) => {
    const result = await sending;
    record.keep({ values: sent, rev: now().rev });
    return result;
  };

  /** Stores over the record; again where others have changed it meanwhile and what they changed fits. */
  const update = async (after: Values): Promise<Result> => {
    const { values: before, rev } = now();
    if (!onUpdate || rev === undefined) return keepSent(after, onSave(after, rev));
    try {
      return await keepSent(after, onUpdate(changedFields(before, after), rev, { before, after }));
    } catch (error) {
      const newer = newerRecordOf(error);
      if (!newer || newer.rev === rev) throw error;
      const next = toValues?.(newer) ?? valuesOfSameNames(newer, before);
      if (!record.takeIn({ values: next, rev: newer.rev, lastChange: newer.lastChange })) throw new ClashError();
      return update(written());
    }
  };

  const store = async (send: (values: Values) => Promise<Result>) => {
    setMessages([]);
    if (!(await isValid())) return;
    setSaving(true);
    let result: Result;
    try {
      result = await send(written());
    } catch (error) {
      if (error instanceof ClashError) setDeciding(true);
      else if (rev !== undefined && isGoneError(error)) setGoneRev(rev);
      else showError(error);
      return;
    } finally {
      setSaving(false);
    }
    record.forgetTaken();
    onSaved?.(result);
  };

  const save = async () => {
    if (isSaving || isGone || (!isNew && !hasChanges())) return;
    if (record.compare()) setDeciding(true);
    else await store(update);
  };

  return {
    stored,
    changes,
    changed: changed ? changed.split('\n') : [],
    isSaving,
    messages,
    hasChanges,
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
    saveAsNew: () => store((after) => keepSent(after, onSave(after))),
    discard() {
      setMessages([]);
      setDeciding(false);
      record.discard();
    },
  };
}

/** What was typed does not fit what is stored now. */
class ClashError extends Error {}
