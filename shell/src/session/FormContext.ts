import { createContext, useContext } from 'react';

/** What a field holds: words, or whether it is ticked. */
export type FieldValue = string | boolean;
export type FormValues = Record<string, FieldValue>;

/** Messages by field. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;

interface FormState {
  /** Sets the ids of the fields apart from those of another form on the page. */
  formName: string;
  values: Readonly<FormValues>;
  errors: FormErrors;
  change(name: string, value: FieldValue): void;
}

const FormContext = createContext<FormState | null>(null);

export const FormProvider = FormContext.Provider;

function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs an ApiForm around it.');
  return form;
}

/** The field of a name in the form around it: its value, its messages, and the ids that tie them together. */
export function useField(name: string, hasHint: boolean) {
  const { formName, values, errors, change } = useFormState();
  const id = `${formName}_${name}`;
  const messages = errors[name] ?? [];
  const described = [messages.length > 0 && `${id}_error`, hasHint && `${id}_hint`].filter(Boolean).join(' ');
  return {
    id,
    messages,
    value: values[name] ?? '',
    change: (value: FieldValue) => change(name, value),
    attributes: {
      id,
      name,
      'aria-invalid': messages.length > 0 || undefined,
      'aria-describedby': described || undefined,
    },
  };
}
