import type { FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showFieldErrors } from '../Form/fieldErrors';
import { invalidFields, messageOf } from './formErrors';
import type { FormSaveOptions } from './formSave';
import { isStaleError } from './record/newerRecord';

/** What is wrong with a form: beside its fields, the first of which is gone to, or as messages of the whole. */
export function useFormProblems<Values extends object>(
  form: FormInstance<Values>,
  { rev, onInvalid }: Pick<FormSaveOptions<Values>, 'rev' | 'onInvalid'>,
) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [staleRev, setStaleRev] = useState<number>();
  // That the record has changed is no news any more once the change is here.
  const isOver = staleRev !== undefined && staleRev !== rev;

  const leadTo = (fields: readonly (string | number)[][]) => {
    // The tab that is opened has to be there before a field in it can be.
    flushSync(() => onInvalid?.(fields.map((name) => name.join('.'))));
    if (fields[0]) form.scrollToField(fields[0], { focus: true, block: 'center' });
  };

  return {
    messages: isOver ? [] : messages,
    forget: () => setMessages([]),
    show(error: unknown) {
      setStaleRev(isStaleError(error) ? rev : undefined);
      const rest = showFieldErrors(form, error);
      const fields = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      leadTo(fields.map(({ name }) => name));
      setMessages(rest.length > 0 || fields.length > 0 ? rest : [messageOf(error)]);
    },
    async isValid() {
      try {
        await form.validateFields();
        return true;
      } catch (error) {
        leadTo(invalidFields(error));
        return false;
      }
    },
  };
}
