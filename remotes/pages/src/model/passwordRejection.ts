import { type ApiError, readApiError } from '@atrium/sdk';

export function explainWrongPassword(error: unknown, field: string, message: string): ApiError {
  const refusal = readApiError(error);
  return refusal.codes[field] === 'wrongPassword'
    ? { ...refusal, message, fields: { ...refusal.fields, [field]: [message] } }
    : refusal;
}
