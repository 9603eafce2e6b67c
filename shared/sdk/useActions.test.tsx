import { createBareManifest } from '@atrium/contract/host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toToken } from '../standalone/testing/fakeDemo';
import type { ActionHandlers } from './createActions';
import { AppScope, RuntimeProvider } from './RuntimeProvider';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';
import { writeSession } from './storedSession';
import { type Keyboard, useActions, useKeyboard } from './useActions';

const ann = {
  id: 1,
  fullName: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  avatar: null,
  role: 'admin' as const,
  ability: [{ action: 'read', subject: 'Note' }],
  extras: { eCommerceCartItemsCount: 0 },
};
const labels = { reply: 'Reply', send: 'Send', purge: 'Purge' };
const notes = createBareManifest({
  id: 'notes',
  labels: { en: labels, de: labels, fr: labels, pt: labels },
  actions: {
    reply: { shortcut: 'R', label: 'reply' },
    send: { shortcut: 'Mod Enter', label: 'send' },
    purge: { shortcut: 'P', label: 'purge', requires: { action: 'delete', subject: 'Note' } },
    walk: { shortcut: 'W', label: 'walk', isInPalette: false },
  },
});
/** An app whose action has the same local id. */
const mail = createBareManifest({ id: 'mail', actions: { reply: { shortcut: 'M', label: 'reply' } } });

let keyboard: Keyboard;
interface Handling {
  handlers: ActionHandlers;
  isCurrent?: boolean;
}

/** A toolbar with a button for each action. */
function Buttons({ handlers, isCurrent = true }: Handling) {
  keyboard = useKeyboard();
  const action = useActions(handlers, { isCurrent });
  return Object.keys(handlers)
    .map(action)
    .map(({ id, label, shortcut, isAllowed, isEnabled, run }) => (
      <button key={id} type="button" hidden={!isAllowed} disabled={!isEnabled} onClick={run}>
        {label} {shortcut}
      </button>
    ));
}

/** A page of an app with these handlers, the later ones nearer. */
async function openWith(handling: readonly Handling[], app = 'notes') {
  const storage = memoryStorage();
  writeSession(storage, { user: ann, accessToken: toToken({ exp: 4e9 }), refreshToken: 'r' });
  const runtime = createRuntime({ storage, catalog: { getApps: () => [notes, mail], subscribe: () => () => {} } });
  render(
    <RuntimeProvider runtime={runtime}>
      <AppScope app={app}>
        <input aria-label="field" />
        {handling.map((one, index) => (
          <Buttons key={index} {...one} />
        ))}
      </AppScope>
    </RuntimeProvider>,
  );
  return { user: userEvent.setup(), runtime };
}
const open = (...handling: ActionHandlers[]) => openWith(handling.map((handlers) => ({ handlers })));

test('an action is the same for its button, its keys and the palette', async () => {
  const done: string[] = [];
  const { user } = await open({ reply: () => done.push('reply'), walk: () => done.push('walk') });
  await user.keyboard('r');
  await user.click(screen.getByRole('button', { name: 'Reply R' }));
  expect(keyboard.actions.runnable('notes')).toEqual(['reply']);
  keyboard.actions.run('notes', 'reply');
  expect(done).toEqual(['reply', 'reply', 'reply']);
});

test('an action without effect has no keys and no row in the palette, and its button is disabled', async () => {
  const done: string[] = [];
  const { user } = await open({ reply: { run: () => done.push('reply'), isEnabled: false }, send: undefined });
  await user.keyboard('r');
  keyboard.actions.run('notes', 'reply');
  expect(screen.getByRole('button', { name: 'Reply R' })).toBeDisabled();
  expect(keyboard.actions.runnable('notes')).toEqual([]);
  expect(done).toEqual([]);
});

test('without its permission an action is nowhere', async () => {
  const done: string[] = [];
  const { user } = await open({ purge: () => done.push('purge') });
  await user.keyboard('p');
  keyboard.actions.run('notes', 'purge');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(keyboard.actions.runnable('notes')).toEqual([]);
  expect(done).toEqual([]);
});

test('two apps may have actions of the same id', async () => {
  const done: string[] = [];
  const { user } = await openWith([{ handlers: { reply: () => done.push('mail') } }], 'mail');
  keyboard.actions.run('notes', 'reply');
  await user.keyboard('r');
  expect(done).toEqual([]);
  expect(keyboard.actions.runnable('notes')).toEqual([]);
  await user.keyboard('m');
  expect(done).toEqual(['mail']);
});

test('a bar that is not the current one leaves the keys to another, and keeps its buttons', async () => {
  const done: string[] = [];
  const { user } = await openWith([
    { handlers: { reply: () => done.push('chosen') } },
    { handlers: { reply: () => done.push('open') }, isCurrent: false },
  ]);
  await user.keyboard('r');
  await user.click(screen.getAllByRole('button')[1] ?? document.body);
  expect(done).toEqual(['chosen', 'open']);
});

test('a declared key runs what is on screen last; one that declines leaves it to the others', async () => {
  const done: string[] = [];
  const { user } = await open({ reply: () => done.push('first') }, { reply: () => done.push('second') > 1 });
  await user.keyboard('r');
  await user.keyboard('r');
  expect(done).toEqual(['second', 'first', 'second']);
});

test('letters go into a field, what Ctrl is held for does not', async () => {
  const done: string[] = [];
  const { user } = await open({ reply: () => done.push('reply'), send: () => done.push('send') });
  await user.click(screen.getByLabelText('field'));
  await user.keyboard('r{Control>}{Enter}{/Control}');
  expect(screen.getByLabelText('field')).toHaveValue('r');
  expect(done).toEqual(['send']);
});

test('no key is heard over a dialog, without a permission, when switched off, or once nobody is signed in', async () => {
  const done: string[] = [];
  const { user, runtime } = await open({ reply: () => done.push('reply'), purge: () => done.push('purge') });
  await user.keyboard('p');
  keyboard.allowPlainKeys(() => false);
  await user.keyboard('r');
  keyboard.allowPlainKeys(() => true);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  await user.keyboard('r');
  dialog.remove();
  act(() => runtime.session.signOut());
  await user.keyboard('r');
  expect(done).toEqual([]);
});

test('the letter after a prefix is the prefix’s, before the page hears it', async () => {
  const done: string[] = [];
  const { user } = await open({ reply: () => done.push('reply') });
  keyboard.handlePrefix('G', (letter) => letter === 'R' && done.push(`go ${letter}`) > 0);
  await user.keyboard('gr');
  await user.keyboard('r');
  await user.keyboard('gx');
  await user.keyboard('r');
  expect(done).toEqual(['go R', 'reply', 'reply']);
});

test('an action that no manifest declares is reported', async () => {
  const { runtime } = await open({ nothing: () => undefined });
  expect(runtime.events.recent()).toContainEqual(
    expect.objectContaining({
      type: 'error',
      app: 'notes',
      stage: 'actions',
      error: 'The action "nothing" is declared nowhere.',
    }),
  );
});
