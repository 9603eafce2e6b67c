import { type ApiError, readApiError } from 'shared/runtime';

/** The refusal of a new password, with this message where it is the old one that is wrong. */
export function explainPasswordRefusal(error: unknown, message: string): ApiError {
  const refusal = readApiError(error);
  return refusal.codes.oldPassword === 'wrongPassword'
    ? { ...refusal, message, fields: { ...refusal.fields, oldPassword: [message] } }
    : refusal;
}
