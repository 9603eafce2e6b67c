import { readApiError } from '@atrium/sdk';
import { type FormInstance, showFieldErrors } from '@atrium/ui';

/** Shows beside its fields what the API refuses; returns the sentence that belongs to none of them. */
export function showRejection(form: FormInstance, error: unknown): string | undefined {
  const issue = readApiError(error);
  const [rest] = showFieldErrors(form, issue);
  return rest ?? (Object.keys(issue.fields).length === 0 ? issue.message : undefined);
}
