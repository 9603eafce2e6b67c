import type { BackendRequest } from '..';
import { type ApiAnswer, rejectInput, rejectLocked, rejectTooLong } from './answers';
import type { ApiRequest, Match } from './catalog';
import type { Gate } from './gate';
import { parseInput } from './input';
import { isLonger, maxBytesOf } from './limits';
import { nobody, type Scope, type Unit } from './Unit';

type Asked = BackendRequest<unknown>;

/**
 * Checks who calls and what is sent.
 * @param stranger a unit of work of nobody
 * @returns what the handler is asked, or the rejection
 */
export async function admit(
  gate: Gate,
  stranger: Unit,
  { backend, call, params, search }: Match,
  { body, authorization }: ApiRequest,
): Promise<{ asked: Asked } | { rejection: ApiAnswer }> {
  const { user, sessionId, rejection } = await gate.authorize(stranger, backend, call, authorization);
  if (rejection) return { rejection };
  if (body !== undefined && isLonger(body, maxBytesOf(call))) return { rejection: rejectTooLong };
  const parsed = parseInput(call, params, search, body);
  if ('error' in parsed) return { rejection: rejectInput(call, parsed.error) };
  return { asked: { input: parsed.input, user, ...(sessionId && { sessionId }) } };
}

/** For whom a call reads and writes. */
export const scopeOf = ({ backend }: Match, { user, sessionId }: Asked): Scope => ({
  ...nobody,
  app: backend.id,
  account: user?.id ?? 0,
  person: user,
  sessionId,
});

/** Runs the handler of a call, unless somebody else edits its record. */
export async function handleCall(unit: Unit, { call }: Match, asked: Asked): Promise<ApiAnswer> {
  return rejectLocked(await call.lock?.(unit, asked)) ?? call.handle(unit, asked);
}

export const isReading = ({ call: { method, isWrite } }: Match): boolean => method === 'GET' && !isWrite;
