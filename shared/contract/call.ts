/**
 * One call of an app's API, shared by screens and backend. Plain data, so that screens carry no schema; the backend
 * adds the schemas, and the compiler checks them against `Input` and `Answer`.
 */
export interface Call<Input, Answer> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Absolute, parameters in braces: `/apps/notes/{id}`. */
  readonly path: string;
  /** True for a GET that changes something, such as one that marks as seen. */
  readonly isWrite?: boolean;
  /** Never there at run time: they only carry the types. */
  readonly types?: { input: Input; answer: Answer };
}

/** Types a call: `defineCall<{ id: number }, Note>({ method: 'GET', path: '/apps/notes/{id}' })`. Returns it unchanged. */
export function defineCall<Input, Answer>(call: Omit<Call<Input, Answer>, 'types'>): Call<Input, Answer> {
  return call;
}

/** Input of a call: path parameters and query (GET, DELETE) or body (POST). */
export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;

/** Output of a call that succeeds. */
export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

/**
 * The header of an answer that names the apps, by id and with commas between, whose data the call has changed: that of
 * its path, and those that got a message, got back what was deleted, or of which something was due.
 */
export const changedHeader = 'Changed';

/** The header of a call that names the page it comes from, so that a server need not tell that page of its own changes. */
export const pageHeader = 'Page';

/** Author and time of a record's last write. */
export interface RecordChange {
  /** A name; null where nobody was signed in, or where it happened by itself. */
  by: string | null;
  /** Account of `by`; absent where `by` is null, and in records written before 2.79. */
  account?: number;
  /** ISO 8601. */
  at: string;
}
