import type { ApiError } from '@atrium/sdk';
import { readApiError } from '@atrium/sdk/page';
import { Alert } from '@atrium/ui/light';
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '../common/Button';
import styles from './formFields.module.css';

type FieldValue = string | boolean;
type FormValues = Record<string, FieldValue>;

export type FormErrors = Readonly<Record<string, readonly string[]>>;

interface FormState {
  formName: string;
  values: Readonly<FormValues>;
  errors: FormErrors;
  change(name: string, value: FieldValue): void;
}

const FormContext = createContext<FormState | null>(null);

const FormProvider = FormContext.Provider;

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

interface Props<Values extends FormValues> {
  name: string;
  submit: string;
  initialValues: Values;
  /** Validates the values on submit; messages by field. */
  check: (values: Values) => FormErrors;
  /** Makes the call; what it rejects with (an `ApiError`) is shown, beside the fields where it names them. */
  send: (values: Values) => Promise<unknown>;
  /** Fields with related messages: changing one clears the messages of all. */
  together?: readonly string[];
  explain?: (message: string) => string;
  /** Message of a field for the code of a rejection, in the person's language. */
  explainCode?: (code: string) => string | undefined;
  children: ReactNode;
}

/** A short form that makes one call: the first wrong field gets the focus, and all that is wrong is said. */
export function ApiForm<Values extends FormValues>(props: Props<Values>) {
  const {
    name,
    submit,
    initialValues,
    check,
    send,
    together = [],
    explain = (message) => message,
    explainCode,
    children,
  } = props;
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FormErrors>({});
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { form, focusFirstWrong } = useFocusOnWrong(errors);

  const change = (field: string, value: FieldValue) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => withoutErrorsOf(before, together.includes(field) ? together : [field]));
  };

  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    focusFirstWrong();
    setMessages([]);
    const wrong = check(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const { fields, message } = explainFields(readApiError(error), explainCode);
      focusFirstWrong();
      setErrors(knownErrors(fields, values));
      setMessages(messagesElsewhere(fields, values, message).map(explain));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormProvider value={{ formName: name, values, errors, change }}>
      <form ref={form} onSubmit={finish} noValidate>
        {children}
        {messages.map((message) => (
          <div key={message} className={styles.message}>
            <Alert type="error" title={message} />
          </div>
        ))}
        <Button kind="primary" isSubmit isBusy={isBusy} className={styles.submit}>
          {submit}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Puts the focus on the first wrong field, once the next messages are on screen. */
function useFocusOnWrong(errors: FormErrors) {
  const form = useRef<HTMLFormElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || Object.keys(errors).length === 0) return;
    isWanted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    form,
    focusFirstWrong: () => {
      isWanted.current = true;
    },
  };
}

/** A server's messages, those with a known code in the person's language. */
function explainFields({ fields, codes, message }: ApiError, explainCode?: (code: string) => string | undefined) {
  const explained = Object.entries(fields).map(([name, messages]) => {
    const sentence = codes[name] && explainCode?.(codes[name]);
    return [name, sentence ? [sentence] : messages] as const;
  });
  return { message, fields: Object.fromEntries(explained) };
}

/** Of a server's messages those whose field the form has. */
export const knownErrors = (fields: FormErrors, values: FormValues): FormErrors =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));

/** Messages shown below the fields: those of unknown fields, or the response's own where there are none. */
export function messagesElsewhere(fields: FormErrors, values: FormValues, whole: string): readonly string[] {
  const all = Object.entries(fields);
  return all.length === 0 ? [whole] : all.filter(([name]) => !(name in values)).flatMap(([, messages]) => messages);
}

export const withoutErrorsOf = (errors: FormErrors, names: readonly string[]): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
