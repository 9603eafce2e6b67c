import type { ApiError } from './types';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error && 'fields' in error;

/** Whatever was caught as an `ApiError`: what a call rejected with as it is, anything else with its own sentence. */
export function readApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return { status: 0, message: String(message), fields: {}, codes: {} };
}

/**
 * A caught error in the person's language: for what an app's API says in English.
 * @deprecated `explainApiError()` goes by codes, which no change of a sentence breaks. This one goes with the next major.
 * @param translate gives the sentence to show in place of the API's, or the same one where it is not known
 */
export function translateApiError(error: unknown, translate: (sentence: string) => string): ApiError {
  const { message, fields, ...rest } = readApiError(error);
  return {
    ...rest,
    message: translate(message),
    fields: Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages.map(translate)])),
  };
}

/**
 * A caught error in the person's language, by the codes that the API gives beside its sentences.
 * @param explain gives the sentence for a code; undefined leaves what the API said
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
