import type { FormInstance } from 'antd';

/** Messages by field, as the API sends them in `error` and the runtime hands them on in `ApiError.fields`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Messages of an error by field; empty for errors that are not a call's. */
export function fieldMessagesOf(error: unknown): FieldMessages {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return {};
  const { fields } = error;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, messages]) =>
      Array.isArray(messages) ? [[name, messages.filter((message) => typeof message === 'string')]] : [],
    ),
  );
}

/**
 * Shows a server's messages beside the fields they belong to, and puts the focus on the first of them.
 * @returns the messages whose field the form does not have, to be shown above it
 */
export function showFieldErrors(form: FormInstance, error: unknown): string[] {
  const known = new Set(Object.keys(form.getFieldsValue(true)));
  for (const { name } of form.getFieldsError()) known.add(name.join('.'));
  const rest: string[] = [];
  let first: string | undefined;
  for (const [name, messages] of Object.entries(fieldMessagesOf(error))) {
    if (!known.has(name)) {
      rest.push(...messages);
      continue;
    }
    form.setFields([{ name: name.split('.'), errors: [...messages] }]);
    first ??= name;
  }
  if (first) form.focusField(first.split('.'));
  return rest;
}

/** Takes back what is said to be wrong with the fields that have just changed. */
export function clearErrors(form: FormInstance, changed: unknown): void {
  const wrong = form.getFieldsError().filter(({ errors, name }) => errors.length > 0 && isWithin(changed, name));
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}

/** Does a value reach down to a field: `{ address: { city: 'Bern' } }` to `address`, and to its `city`, not to its `street`? */
export function isWithin(value: unknown, [name, ...rest]: readonly (string | number)[]): boolean {
  if (name === undefined || typeof value !== 'object' || value === null) return true;
  const inner = Object.entries(value).find(([key]) => key === String(name));
  return inner !== undefined && isWithin(inner[1], rest);
}
