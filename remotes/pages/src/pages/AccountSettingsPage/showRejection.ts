import { readApiError } from '@atrium/sdk';
import { type FormInstance, showFieldErrors } from '@atrium/ui/forms';

/** Shows field errors of a rejection; returns the other message. */
export function showRejection(form: FormInstance, error: unknown): string | undefined {
  const issue = readApiError(error);
  const [rest] = showFieldErrors(form, issue);
  return rest ?? (Object.keys(issue.fields).length === 0 ? issue.message : undefined);
}
