import { createFakeClock, createTestManifest } from '@atrium/standalone/testing';
import { ann, ben, createFakeApi } from '../standalone/testing/fakeDemo';
import type { RuntimeOptions } from './pageServices';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';

const email = createTestManifest({
  id: 'email',
  commands: [
    {
      id: 'email.compose',
      module: './commands',
      requires: { action: 'create', subject: 'Email' },
      argument: {
        type: 'object',
        properties: { to: { type: 'array', items: { type: 'string' } }, subject: { type: 'string', maxLength: 5 } },
        required: ['to'],
        additionalProperties: false,
      },
    },
    { id: 'email.check', module: './commands' },
    { id: 'email.wait', module: './commands' },
    { id: 'email.forgotten', module: './commands' },
  ],
});

async function open(options: RuntimeOptions = {}, user = ann) {
  const clock = createFakeClock();
  const runtime = createRuntime({
    clock,
    storage: memoryStorage(),
    catalog: { getApps: () => [email], subscribe: () => () => {} },
    loadCommands: async () => ({
      'email.compose': (argument) => ({ composed: argument }),
      'email.check': () => {
        throw new Error('no mailbox');
      },
      'email.wait': () => new Promise(() => {}),
    }),
    ...options,
  });
  createFakeApi(clock).connect(runtime.network);
  await runtime.session.signIn({ email: user.email, password: 'secret' });
  return { ...runtime, clock };
}

test('runs a command with its argument and tells how it went', async () => {
  const { commands, events } = await open();
  expect(commands.has('email.compose')).toBe(true);
  await expect(commands.run('email.compose', { to: ['a@b.c'] })).resolves.toEqual({ composed: { to: ['a@b.c'] } });
  expect(events.recent().at(-1)).toMatchObject({ type: 'command', app: 'email', command: 'email.compose', ok: true });
});

test('refuses who may not run it', async () => {
  const { commands } = await open({}, ben);
  expect(commands.has('email.compose')).toBe(false);
  await expect(commands.run('email.compose', { to: [] })).rejects.toMatchObject({ code: 'forbidden' });
});

test.each([
  ['nothing', undefined],
  ['a missing field', {}],
  ['a wrong type inside', { to: ['a', 1] }],
  ['too long a text', { to: [], subject: 'longer' }],
  ['an unknown field', { to: [], cc: [] }],
])('refuses %s as an argument, before any code is loaded', async (_name, argument) => {
  const loadCommands = jest.fn();
  const { commands } = await open({ loadCommands });
  await expect(commands.run('email.compose', argument)).rejects.toMatchObject({ code: 'invalid' });
  expect(loadCommands).not.toHaveBeenCalled();
});

test('refuses an argument to a command that takes none', async () => {
  const { commands } = await open();
  await expect(commands.run('email.check', { now: true })).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  ['no app offers', 'chat.open', 'unknown'],
  ['its app does not implement', 'email.forgotten', 'failed'],
  ['throws', 'email.check', 'failed'],
])('says so when a command is called that %s', async (_name, id, code) => {
  const { commands, events } = await open();
  await expect(commands.run(id)).rejects.toMatchObject({ name: 'CommandError', code });
  expect(events.recent().at(-1)).toMatchObject({ type: 'command', command: id, ok: false });
});

test('gives up after twelve seconds on an app that does not load', async () => {
  const { commands, clock } = await open({ loadCommands: () => new Promise(() => {}) });
  const outcome = expect(commands.run('email.check')).rejects.toMatchObject({ code: 'failed' });
  await clock.advance(0);
  await clock.advance(12_000);
  await outcome;
});

test('gives up after twenty seconds on a handler that does not end', async () => {
  const { commands, clock, events } = await open();
  const outcome = expect(commands.run('email.wait')).rejects.toMatchObject({ code: 'failed' });
  await clock.advance(0);
  await clock.advance(19_999);
  expect(events.recent().filter(({ type }) => type === 'command')).toEqual([]);
  await clock.advance(1);
  await outcome;
  expect(events.recent().at(-1)).toMatchObject({ type: 'command', command: 'email.wait', ok: false });
});
