import { changedHeader } from '@atrium/contract';
import type { BackendCall } from '..';
import { reject, z } from '..';
import type { FieldErrors } from './limits';

export interface ApiAnswer {
  status: number;
  data: unknown;
  /** The backends whose data this call has changed: of a write its own, and every one in whose tables it wrote. */
  changed?: readonly string[];
  /** Media type of a text that is no JSON. */
  media?: string;
}

/** The header `Changed` of an answer, which tells clients what to fetch again, and its type where it is no JSON. */
export const toHeaders = ({ changed, media }: ApiAnswer): Record<string, string> => ({
  ...(changed && { [changedHeader]: changed.join(',') }),
  ...(media && { 'content-type': `${media}; charset=utf-8` }),
});

export const rejectInput = ({ malformed }: BackendCall, error: FieldErrors): ApiAnswer =>
  malformed ? reject(malformed.status, malformed.error) : { status: 400, data: { error } };

export const rejectTooLong: ApiAnswer = reject(413, 'The body is too large');

/** A browser whose storage is full or broken rejects the call: nothing has changed. */
export function rejectStorageError(error: unknown): ApiAnswer {
  if (error instanceof DOMException) return reject(507, 'The storage is full', 'browserFull');
  throw error;
}

/** Copies an answer: a caller that changes it must not change the store. */
export const copyAnswer = (answer: ApiAnswer): ApiAnswer => ({
  ...answer,
  data: JSON.parse(JSON.stringify(answer.data)),
});

/** Throws where an answer does not match the schema of its call. */
export function checkAnswer({ method, path, answer }: BackendCall, { status, data }: ApiAnswer): void {
  if (status >= 400) return;
  const { error } = z.safeParse(answer, data);
  if (error) throw new Error(`The answer of ${method} ${path} is not what its call says: ${error.message}`);
}
