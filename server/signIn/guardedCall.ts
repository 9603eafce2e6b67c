import { toAccountName } from '@atrium/backend';

export interface GuardedCall {
  method: string;
  url: string;
  ip: string;
  body?: string;
  cookie?: string;
}

export interface GivenAnswer {
  status: number;
  data: unknown;
}

export interface TooMany {
  seconds: number;
  data: { error: Record<string, string[]>; codes: Record<string, string> };
}

export interface Admission {
  /**
   * It is answered before it is done, or without it being done: the time of the answer is not to say whether there is
   * such an account, nor the answer that it has had enough mails.
   */
  blind?: 'later' | 'never';
  /** Takes in how the call was answered; gives headers that go with the answer. */
  settle(answer: GivenAnswer): Promise<Record<string, string>>;
}

/** The value at a path of untrusted data; undefined where there is none. */
export function fieldOf(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null ? Object.getOwnPropertyDescriptor(at, name)?.value : undefined,
    value,
  );
}

/** A text of the body; empty where there is none. */
export function readText({ body }: GuardedCall, field: string): string {
  try {
    const text = fieldOf(JSON.parse(body ?? ''), field);
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

export const accountOf = (call: GuardedCall): string => toAccountName(readText(call, 'email').slice(0, 320));

export function rejectTry(call: GuardedCall, seconds: number): TooMany {
  const [count, unit] = seconds < 60 ? [seconds, 'seconds'] : [Math.ceil(seconds / 60), 'minutes'];
  const field = readText(call, 'code') === '' ? 'email' : 'code';
  const message = `Too many tries. Try again in ${count} ${unit}.`;
  return { seconds, data: { error: { [field]: [message] }, codes: { [field]: 'tooManyTries' } } };
}
