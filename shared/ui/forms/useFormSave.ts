import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../Form/Form';
import { showFieldErrors } from '../Form/fieldErrors';
import { countChanges } from './countChanges';
import { invalidFields, messageOf } from './formErrors';

export interface FormSaveOptions<Values extends object, Result = unknown> {
  /** What is stored. Another value is taken over while the person has changed nothing. */
  values: Values;
  /** The `rev` of the record that is stored, where it has one. */
  rev?: number;
  /**
   * Stores the form's values; what it rejects with (an `ApiError`) is shown, beside the fields where it names them.
   * `rev` is the one of the record that the person began with: sent along, it keeps others' changes from being lost.
   */
  onSave: (values: Values, rev?: number) => Promise<Result>;
  /** Run after that with what `onSave` resolved to; leaving the page asks nothing any more. */
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

/** What a form needs to be saved: checks, counts changes, stores, and shows what the server refuses. */
export function useFormSave<Values extends object, Result = unknown>(
  form: FormInstance<Values>,
  { values, rev, onSave, onSaved, onInvalid }: FormSaveOptions<Values, Result>,
): FormSave<Values> {
  const [stored, setStored] = useState(values);
  const latest = useRef(values);
  const begunRev = useRef(rev);
  const [isSaving, setSaving] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const watched = { form, preserve: true };
  const changes = Form.useWatch((current: Partial<Values>) => countChanges(stored, { ...stored, ...current }), watched);

  const written = (): Values => ({ ...latest.current, ...form.getFieldsValue(true) });
  const hasChanges = () => countChanges(latest.current, written()) > 0;
  const keep = (next: Values) => {
    latest.current = next;
    setStored(next);
  };

  const leadTo = (fields: readonly (string | number)[][]) => {
    // The tab that is opened has to be there before a field in it can be.
    flushSync(() => onInvalid?.(fields.map((name) => name.join('.'))));
    if (fields[0]) form.scrollToField(fields[0], { focus: true, block: 'center' });
  };

  const takeOver = useEffectEvent((next: Values, nextRev: number | undefined) => {
    const isSame = countChanges(latest.current, next) === 0;
    if (!isSame && hasChanges()) return;
    // What has changed elsewhere is no field of this form, or the form has nothing to lose by it.
    begunRev.current = nextRev;
    if (isSame) return;
    keep(next);
    form.setFieldsValue(structuredClone<object>(next));
  });
  useEffect(() => takeOver(values, rev), [values, rev]);

  return {
    stored,
    changes,
    isSaving,
    messages,
    hasChanges,
    async save() {
      if (isSaving) return;
      setMessages([]);
      try {
        await form.validateFields();
      } catch (error) {
        leadTo(invalidFields(error));
        return;
      }
      setSaving(true);
      let result: Result;
      try {
        const sent = written();
        result = await onSave(sent, begunRev.current);
        keep(sent);
      } catch (error) {
        const rest = showFieldErrors(form, error);
        const fields = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        leadTo(fields.map(({ name }) => name));
        setMessages(rest.length > 0 || fields.length > 0 ? rest : [messageOf(error)]);
        return;
      } finally {
        setSaving(false);
      }
      onSaved?.(result);
    },
    discard() {
      setMessages([]);
      // What has changed elsewhere meanwhile is what the form goes back to, or its next save would be refused.
      keep(values);
      begunRev.current = rev;
      form.resetFields();
      form.setFieldsValue(structuredClone<object>(values));
    },
  };
}
