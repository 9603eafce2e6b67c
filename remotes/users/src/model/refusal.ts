import type { ApiError } from 'shared/runtime';

/** What the API refuses in English, and the key of the same sentence in the person's language. */
const sentences: Readonly<Record<string, string>> = {
  'Nobody can delete oneself': 'refusal.deleteOneself',
  'The last admin cannot be deleted': 'refusal.deleteLastAdmin',
  'The last admin must stay one.': 'refusal.lastAdmin',
  'Nobody can change their own role.': 'refusal.ownRole',
};

/** The sentence of whatever was caught. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'message' in error && 'fields' in error;

/** A caught error with what the API said in the person's language, where the sentence is known. */
export function translateRefusal(error: unknown, t: (key: string) => string): ApiError {
  if (!isApiError(error)) return { status: 0, message: String(error), fields: {} };
  const translate = (message: string) => (sentences[message] ? t(sentences[message]) : message);
  return {
    status: error.status,
    message: translate(error.message),
    fields: Object.fromEntries(
      Object.entries(error.fields).map(([field, messages]) => [field, messages.map(translate)]),
    ),
  };
}
