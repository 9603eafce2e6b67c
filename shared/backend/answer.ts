import type { CallAnswer, Rejection } from './call';
import type { Row } from './query/rows';

/** A call that succeeded. */
export const ok = <T>(data: T): CallAnswer<T> => ({ status: 200, data });

/** A call that made something. */
export const created = <T>(data: T): CallAnswer<T> => ({ status: 201, data });

/** A call that changed something and has nothing to tell. */
export const done = (): CallAnswer<Record<string, never>> => ok({});

type Rejected = Exclude<Rejection, { status: 409 }>;

/**
 * Rejects a call with one sentence; `code` says the same to the code of a screen.
 * @param limit the most that is allowed, in bytes, of what is too large
 */
export const reject = (status: Rejected['status'], error: string, code?: string, limit?: number): Rejected => ({
  status,
  data: { error, ...(code && { code }), ...(limit !== undefined && { limit }) },
});

/** Rejects a call for a validation issue of one field; `code` says the same to the code of a screen. */
export const rejectField = (field: string, message: string, code?: string): Rejected => ({
  status: 400,
  data: { error: { [field]: [message] }, ...(code && { codes: { [field]: code } }) },
});

/** Of a token that says no longer what holds: a page takes a new one, also for a call that nobody asked for. */
export const renewCode = 'renew';

/** No record has that id. */
export const unknown = (noun: string): Rejected => reject(404, `No such ${noun}`);

/**
 * The refusal of a call that the state of a record forbids, whatever `rev` it started from: what was sent is not changed any
 * more. The record comes along as it is. Since 3.0.
 */
export const rejectState = (record: Row, error: string, code: string): Rejection => ({
  status: 409,
  data: { error, code, record },
});

export const isRejection = (answer: CallAnswer<unknown>): boolean => answer.status >= 400;

/**
 * The refusal of a change based on an older record than the one that is kept; null where there is none to refuse.
 * @param sent the `rev` that the change started from; without one every change is taken
 */
export const rejectStale = <T extends Row>(record: T, sent: number | null | undefined): Rejection | null =>
  typeof sent === 'number' && sent !== record.rev
    ? { status: 409, data: { error: 'This record has changed since', record } }
    : null;
