import type { Release } from '@atrium/contract';
import { ownerOfError } from './useUnhandledErrors';

const released = (id: string, entry: string) => ({ release: `1.0.0-${id}`, entry }) as Partial<Release> as Release;
const email = released('email', '/remotes/email/1.0.0-aa/remoteEntry.js');
const chat = released('chat', 'https://chat.example/remotes/chat/1.0.0-bb/remoteEntry.js');

const thrownAt = (...urls: string[]) =>
  Object.assign(new Error('no'), { stack: ['Error: no', ...urls.map((url) => `    at send (${url}:1:2)`)].join('\n') });

test.each([
  ['a chunk of an app', thrownAt('http://localhost/remotes/email/1.0.0-aa/0f.js'), email],
  ['an app from elsewhere', thrownAt('https://chat.example/remotes/chat/1.0.0-bb/0f.js'), chat],
  [
    'the app that called another',
    thrownAt(
      'http://localhost/shell/main.js',
      'https://chat.example/remotes/chat/1.0.0-bb/0f.js',
      'http://localhost/remotes/email/1.0.0-aa/0f.js',
    ),
    chat,
  ],
  ['another release of the app', thrownAt('http://localhost/remotes/email/0.9.0-cc/0f.js'), undefined],
  ['the shell', thrownAt('http://localhost/shell/main.js'), undefined],
  ['what is no error', 'no', undefined],
])('an error is of its nearest app: %s', (_, error, owner) => {
  expect(ownerOfError(error, [email, chat])).toBe(owner);
});
