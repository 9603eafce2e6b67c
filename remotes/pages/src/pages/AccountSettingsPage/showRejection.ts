import { readApiError } from '@atrium/sdk';
import { type FormInstance, showFieldErrors } from '@atrium/ui/forms';

/** Shows beside its fields what the API refuses; returns the sentence that belongs to none of them. */
export function showRejection(form: FormInstance, error: unknown): string | undefined {
  const refusal = readApiError(error);
  const [rest] = showFieldErrors(form, refusal);
  return rest ?? (Object.keys(refusal.fields).length === 0 ? refusal.message : undefined);
}
