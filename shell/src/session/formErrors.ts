import type { FormErrors, FormValues } from './FormContext';

/** Of a server's messages those whose field the form has. */
export const knownErrors = (fields: FormErrors, values: FormValues): FormErrors =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));

/** What is to be said beside the fields: the messages of unknown ones, or the whole answer's where no field has one. */
export function messagesElsewhere(fields: FormErrors, values: FormValues, whole: string): readonly string[] {
  const all = Object.entries(fields);
  return all.length === 0 ? [whole] : all.filter(([name]) => !(name in values)).flatMap(([, messages]) => messages);
}

/** The messages without those of some fields. */
export const withoutErrorsOf = (errors: FormErrors, names: readonly string[]): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
