import type { MockAnswer } from 'shared/api';

/** A call that succeeded. */
export const ok = <T>(data: T): MockAnswer<T> => ({ status: 200, data });

/** A call that made something. */
export const created = <T>(data: T): MockAnswer<T> => ({ status: 201, data });

/** A call that changed something and has nothing to tell. */
export const done = (): MockAnswer<Record<string, never>> => ok({});

type Refused = Extract<MockAnswer<unknown>, { data: { error: unknown } }>;

/** A call that is refused with one sentence. */
export const refuse = (status: Refused['status'], error: string): Refused => ({ status, data: { error } });

/** A call that is refused for what one field holds. */
export const refuseField = (field: string, message: string): Refused => ({
  status: 400,
  data: { error: { [field]: [message] } },
});

/** No record has that id. */
export const unknown = (noun: string): Refused => refuse(404, `No such ${noun}`);

/** True for answers that change nothing. */
export const isRefusal = (answer: MockAnswer<unknown>): boolean => answer.status >= 400;
