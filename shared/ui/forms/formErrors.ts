import type { FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import { showFieldErrors } from './fieldErrors';

type FieldName = (string | number)[];
type OnInvalid = ((fields: readonly string[]) => void) | undefined;

/**
 * Shows the errors of a rejected call beside their fields and focuses the first of these.
 * @returns messages that belong to no field of the form
 */
export function showErrors(form: FormInstance, error: unknown, onInvalid: OnInvalid): readonly string[] {
  const rest = showFieldErrors(form, error);
  const fields = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  focusFirst(
    form,
    fields.map(({ name }) => name),
    onInvalid,
  );
  return rest.length > 0 || fields.length > 0 ? rest : [messageOf(error)];
}

/** Checks all fields; focuses the first invalid one. */
export async function isValid(form: FormInstance, onInvalid: OnInvalid): Promise<boolean> {
  try {
    await form.validateFields();
    return true;
  } catch (error) {
    focusFirst(form, invalidFields(error), onInvalid);
    return false;
  }
}

function focusFirst(form: FormInstance, fields: readonly FieldName[], onInvalid: OnInvalid): void {
  // The tab of a field has to be open before the field can be scrolled to.
  flushSync(() => onInvalid?.(fields.map((name) => name.join('.'))));
  if (fields[0]) form.scrollToField(fields[0], { focus: true, block: 'center' });
}

/** Fields that a form's own check found invalid, from the error that `validateFields()` rejects with. */
function invalidFields(error: unknown): FieldName[] {
  if (typeof error !== 'object' || error === null || !('errorFields' in error)) return [];
  const { errorFields } = error;
  if (!Array.isArray(errorFields)) return [];
  return errorFields.flatMap((field: unknown) =>
    typeof field === 'object' && field !== null && 'name' in field && Array.isArray(field.name) ? [field.name] : [],
  );
}

/** Message of an `ApiError`, an `Error` or any other thrown value. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
