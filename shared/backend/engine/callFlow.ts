import { type BackendRequest, reject } from '..';
import type { OpenFiles, SentFiles } from '../files/FileStore';
import { type ApiAnswer, rejectInput, rejectTooLong } from './answers';
import type { ApiRequest, Match } from './catalog';
import { recallSent, takeSent } from './fileFlow';
import type { CallToken, Gate } from './gate';
import { checkInput, readInput, toFieldErrors } from './input';
import { isLonger, maxBytesOf } from './limits';
import { NotTheirs } from './RuledTable';
import { nobody, type Scope, type Unit } from './Unit';

type Asked = BackendRequest<unknown>;

/** More than any browser sends. */
const maxLanguagesLength = 500;

/**
 * Checks who calls and what is sent, with references in place of files.
 * @param stranger a unit of work of nobody
 * @param files absent where files stay in the records
 * @returns what the handler is asked, and the files that came with it, or the rejection
 */
export async function admit(
  gate: Gate,
  stranger: Unit,
  { backend, call, params, search }: Match,
  { body, authorization, onBehalfOf, file, origin, languages }: ApiRequest,
  files?: OpenFiles,
): Promise<{ asked: Asked; sent: SentFiles; apiToken?: CallToken } | { rejection: ApiAnswer }> {
  const { user, sessionId, apiToken, rejection } = await gate.authorize(
    stranger,
    backend,
    call,
    authorization,
    onBehalfOf,
  );
  if (rejection) return { rejection };
  if (body !== undefined && isLonger(body, maxBytesOf(call))) return { rejection: rejectTooLong };
  const sent: SentFiles = new Map(file && [[file.hash, file]]);
  const read = readInput(call, params, search, body);
  if ('error' in read) return { rejection: rejectInput(call, read.error) };
  const recalled = await recallSent(files, read.sent, sent);
  const parsed =
    'sent' in recalled ? checkInput(call, recalled.sent) : { error: toFieldErrors([recalled], call.envelope) };
  if ('error' in parsed) return { rejection: rejectInput(call, parsed.error) };
  const input = await takeSent(files, parsed.input, sent);
  const fileSizes = new Map([...sent.values()].map(({ hash, size }) => [hash, size]));
  const asked = {
    input,
    user,
    ...(sessionId && { sessionId }),
    ...(origin && { origin }),
    ...(languages && { languages: languages.slice(0, maxLanguagesLength) }),
    ...(sent.size > 0 && { fileSizes }),
  };
  return { asked, sent, ...(apiToken && { apiToken: { id: apiToken.id, name: apiToken.name } }) };
}

/** For whom a call reads and writes. */
export const scopeOf = ({ backend }: Match, { user, sessionId }: Asked): Scope => ({
  ...nobody,
  app: backend.id,
  account: user?.id ?? 0,
  person: user,
  sessionId,
});

const notTheirs = reject(403, 'This record is not yours to change', 'notTheirs');

/** Runs the handler of a call; a write in a record of somebody else is refused. */
export async function handleCall(unit: Unit, { call }: Match, asked: Asked): Promise<ApiAnswer> {
  try {
    const answer: ApiAnswer = await call.handle(unit, asked);
    return call.media && answer.status < 400 ? { ...answer, media: call.media } : answer;
  } catch (error) {
    if (error instanceof NotTheirs) return notTheirs;
    throw error;
  }
}

/** What an export reads is noted, which is a write. */
export const isReading = ({ call: { method, isWrite, isExport } }: Match): boolean =>
  method === 'GET' && !isWrite && !isExport;
