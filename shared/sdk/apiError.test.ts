import { AxiosError, AxiosHeaders } from 'axios';
import { toApiError } from './apiError';
import { createI18n } from './languages';
import { memoryStorage } from './storage';

const i18n = createI18n(memoryStorage());
const config = { headers: new AxiosHeaders() };
const answered = (status: number, data: unknown) =>
  new AxiosError('', undefined, config, undefined, { status, data, statusText: '', headers: {}, config });

test.each([
  [
    'a field with messages',
    answered(400, { error: { title: ['Too long'] } }),
    400,
    'Too long',
    { title: ['Too long'] },
  ],
  [
    'a field with one message',
    answered(400, { error: { title: 'Too long' } }),
    400,
    'Too long',
    { title: ['Too long'] },
  ],
  ['a field without a message', answered(400, { error: { title: null } }), 400, 'Something went wrong', {}],
  ['a text', answered(404, { error: 'No such mail' }), 404, 'No such mail', {}],
  ['a known text', answered(403, { error: 'Not allowed' }), 403, 'Your role does not allow this.', {}],
  [
    'a wait that is left',
    answered(429, { error: { email: ['Too many tries. Try again in 2 minutes.'] } }),
    429,
    'Too many attempts. Try again in 2 minutes.',
    { email: ['Too many attempts. Try again in 2 minutes.'] },
  ],
  ['a status alone', answered(404, '<html>'), 404, 'This no longer exists.', {}],
  ['a broken server', answered(502, null), 502, 'Something went wrong', {}],
  ['no answer', new AxiosError('', 'ERR_NETWORK'), 0, 'No response. Check your connection and try again.', {}],
  ['a fault of our own', new TypeError('x is undefined'), 0, 'Something went wrong', {}],
  ['no error at all', undefined, 0, 'Something went wrong', {}],
])('makes one shape of %s', (_name, error, status, message, fields) => {
  expect(toApiError(error, i18n)).toEqual({ status, message, fields, codes: {} });
});

test.each([
  [413, { error: 'No', code: 'fileTooLarge', limit: 5 * 1024 ** 2 }, 'This file is too large. The limit is 5 MB.'],
  [
    507,
    { error: 'No', code: 'accountFull', limit: 100 * 1024 ** 2 },
    'Your files and pictures already use the 100 MB that an account has. Delete some of them; ten minutes later the space is free again.',
  ],
  [
    507,
    { error: 'No', code: 'storageFull', limit: 1.5 * 1024 ** 2 },
    'There’s no space left for files: everyone’s together use 1.5 MB. Ask an admin to free some.',
  ],
  [413, { error: 'The body is too large' }, 'This file is too large.'],
])('a file that is refused with %s says why, and what the limit is', (status, data, message) => {
  expect(toApiError(answered(status, data), i18n).message).toBe(message);
});

test('a known message comes in the language of the person', () => {
  i18n.addResourceBundle('de', 'runtime', { error: { notAllowed: 'Ihre Rolle erlaubt das nicht.' } });
  void i18n.changeLanguage('de');
  expect(toApiError(answered(403, { error: 'Not allowed' }), i18n).message).toBe('Ihre Rolle erlaubt das nicht.');
});

test('the wait that is left comes in the language of the person, in its number', () => {
  const texts = {
    tooManyTriesMinutes_one: 'Noch {{count}} Minute.',
    tooManyTriesMinutes_other: 'Noch {{count}} Minuten.',
  };
  i18n.addResourceBundle('de', 'runtime', { error: texts }, true);
  void i18n.changeLanguage('de');
  const messageOf = (said: string) => toApiError(answered(429, { error: said }), i18n).message;
  expect(messageOf('Too many tries. Try again in 1 minutes.')).toBe('Noch 1 Minute.');
  expect(messageOf('Too many tries. Try again in 15 minutes.')).toBe('Noch 15 Minuten.');
});

test('where the client itself did not arrive, nothing was sent: it is the connection', () => {
  const lost = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
  expect(toApiError(lost, i18n)).toMatchObject({ status: 0, message: i18n.t('error.network', { ns: 'runtime' }) });
});
