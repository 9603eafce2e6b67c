import type { i18n, ParseKeys } from 'i18next';
import { answerOf, isCallError, isUnsent } from './callError';
import type { ApiError } from './types';

type Key = ParseKeys<'runtime'>;

const knownMessages: Record<string, Key> = {
  'Email or Password is Invalid': 'error.badCredentials',
  'This account is inactive.': 'error.accountInactive',
  'Something went wrong': 'error.unknown',
  'Invalid token': 'error.sessionEnded',
  'Invalid refresh token': 'error.sessionEnded',
  'Not allowed': 'error.notAllowed',
  'This record has changed since': 'error.changedSince',
  'This email is already in use.': 'error.emailTaken',
  'This username is already in use.': 'error.usernameTaken',
  'Enter the code from your authenticator app.': 'error.codeNeeded',
  'This code is not valid.': 'error.codeWrong',
  'The body is too large': 'error.tooLarge',
  'Too many emails were sent. Wait a quarter of an hour, then try again.': 'error.tooManyLinks',
  'No email leaves this server. Ask an admin to confirm your address.': 'error.noMail',
  'Accounts are given by invitation here.': 'error.byInvitation',
};

const knownCodes: Record<string, Key> = {
  fileTooLarge: 'error.fileTooLarge',
  accountFull: 'error.accountFull',
  storageFull: 'error.storageFull',
  browserFull: 'error.browserFull',
};

/** Server's message after too many tries, with the remaining time. */
const tooManyTries = /^Too many tries\. Try again in (\d+) (seconds|minutes)\.$/;

/** Messages for answers without one, by status. */
const messageByStatus: Record<number, Key> = {
  0: 'error.network',
  401: 'error.sessionEnded',
  403: 'error.notAllowed',
  404: 'error.notFound',
  409: 'error.changedSince',
  413: 'error.tooLarge',
  423: 'error.locked',
};

/** Makes one shape of whatever a call rejected with. Never throws. */
export function toApiError(error: unknown, { t, language }: Pick<i18n, 't' | 'language'>): ApiError {
  const response = answerOf(error);
  const status = response?.status ?? 0;
  const said = getSaid(response?.data);
  const translate = (message: string) => {
    const [, count, unit] = tooManyTries.exec(message) ?? [];
    if (count)
      return t(`error.tooManyTries${unit === 'minutes' ? 'Minutes' : 'Seconds'}`, {
        ns: 'runtime',
        count: Number(count),
      });
    const key = knownMessages[message];
    return key ? t(key, { ns: 'runtime' }) : message;
  };
  const fields = Object.fromEntries(
    Object.entries(getFields(said)).map(([field, messages]) => [field, messages.map(translate)]),
  );
  const codes = getCodes(response?.data);
  const known = knownCodes[codes[''] ?? ''];
  const explained = known && t(known, { ns: 'runtime', limit: sayMegabytes(getLimit(response?.data), language) });
  const first = explained ?? (typeof said === 'string' ? translate(said) : Object.values(fields)[0]?.[0]);
  const isOurs = response !== undefined || isCallError(error) || isUnsent(error);
  return {
    status,
    message: first ?? t(isOurs ? (messageByStatus[status] ?? 'error.unknown') : 'error.unknown', { ns: 'runtime' }),
    fields,
    codes,
    ...getNewer(response?.data),
  };
}

/** The newer record that a refused change comes back with. */
function getNewer(data: unknown): Pick<ApiError, 'newer'> {
  if (typeof data !== 'object' || data === null || !('record' in data)) return {};
  return typeof data.record === 'object' && data.record !== null ? { newer: data.record } : {};
}

/** Codes by field of `{ codes: { field: code } }`; a refusal as a whole has its code under `''`. */
function getCodes(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {};
  const whole = 'code' in data && typeof data.code === 'string' ? [['', data.code]] : [];
  const codes = 'codes' in data && typeof data.codes === 'object' && data.codes !== null ? data.codes : {};
  return Object.fromEntries([...whole, ...Object.entries(codes).filter(([, code]) => typeof code === 'string')]);
}

/** The most that is allowed, in bytes. */
const getLimit = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'limit' in data && typeof data.limit === 'number' ? data.limit : 0;

const sayMegabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1024 ** 2,
  );

/** Messages by field of `{ field: message | [message] | null }`; a field without a message is left out. */
function getFields(said: unknown): Record<string, string[]> {
  if (typeof said !== 'object' || said === null) return {};
  const fields: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(said)) {
    const messages = [value].flat().filter((message) => typeof message === 'string');
    if (messages.length > 0) fields[field] = messages;
  }
  return fields;
}

function getSaid(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;
}
