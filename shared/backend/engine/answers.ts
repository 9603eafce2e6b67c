import { changedHeader } from '@atrium/contract';
import type { BackendCall, CallAnswer, Locked } from '..';
import { refuse, z } from '..';
import type { FieldErrors } from './limits';

export interface ApiAnswer {
  status: number;
  data: unknown;
  /** The backends whose data this call has changed: of a write its own, and every one in whose tables it wrote. */
  changed?: readonly string[];
}

/** The header `Changed` of an answer: it tells clients what to fetch again. */
export const toHeaders = ({ changed }: ApiAnswer): Record<string, string> =>
  changed ? { [changedHeader]: changed.join(',') } : {};

/** What a call's input is refused with. */
export const refuseInput = ({ malformed }: BackendCall, error: FieldErrors): ApiAnswer =>
  malformed ? refuse(malformed.status, malformed.error) : { status: 400, data: { error } };

export const refuseTooLong: ApiAnswer = refuse(413, 'The body is too large');

/** A browser that has no room left, or whose storage is broken, refuses the call: nothing has changed. */
export function refuseStorageError(error: unknown): ApiAnswer {
  if (error instanceof DOMException) return refuse(507, 'The storage is full', 'browserFull');
  throw error;
}

/** Somebody else writes in the record that the call would change. */
export const refuseLocked = (locked: Locked | null | undefined): ApiAnswer | null =>
  locked ? { status: 423, data: locked } : null;

/** Copies: a caller that changes its answer must not change the store. */
export const copyAnswer = (answer: CallAnswer<unknown>): ApiAnswer => ({
  status: answer.status,
  data: JSON.parse(JSON.stringify(answer.data)),
});

/** Throws where an answer is not what its call says. */
export function checkAnswer({ method, path, answer }: BackendCall, { status, data }: ApiAnswer): void {
  if (status >= 400) return;
  const { error } = z.safeParse(answer, data);
  if (error) throw new Error(`The answer of ${method} ${path} is not what its call says: ${error.message}`);
}
