import type { ApiError } from './types';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error && 'fields' in error;

/** Any caught value as an `ApiError`: errors of calls unchanged, others with status 0 and their own message. */
export function readApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return { status: 0, message: String(message), fields: {}, codes: {} };
}

/**
 * A caught error in the person's language, by the codes that the API sends beside its messages.
 * @param explain message for a code; undefined keeps the message of the API
 */
export function explainApiError(error: unknown, explain: (code: string) => string | undefined): ApiError {
  const { message, fields, ...rest } = readApiError(error);
  const explainField = (name: string) => {
    const code = rest.codes[name];
    return code === undefined ? undefined : explain(code);
  };
  const explained = Object.entries(fields).map(([name, messages]) => {
    const sentence = explainField(name);
    return [name, sentence === undefined ? messages : [sentence]] as const;
  });
  return {
    ...rest,
    message: explainField('') ?? explained[0]?.[1][0] ?? message,
    fields: Object.fromEntries(explained),
  };
}
