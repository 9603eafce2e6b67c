import { createBareManifest } from '@atrium/contract/host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toToken } from '../standalone/testing/fakeApi';
import { AppScope, RuntimeProvider } from './RuntimeProvider';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';
import { writeSession } from './storedSession';
import { type Keyboard, type KeyHandlers, useKeyboard, useKeys, useShortcut } from './useKeys';

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
const notes = createBareManifest({
  id: 'notes',
  keys: [
    { id: 'reply', keys: 'R', label: 'reply' },
    { id: 'send', keys: 'Mod Enter', label: 'send' },
    { id: 'purge', keys: 'P', label: 'purge', requires: { action: 'delete', subject: 'Note' } },
  ],
});

let keyboard: Keyboard;
function Keys({ handlers }: { handlers: KeyHandlers }) {
  keyboard = useKeyboard();
  useKeys(handlers);
  return <output>{useShortcut('reply')}</output>;
}

/** A page of the app with these handlers, the later ones nearer; what was pressed is kept by id. */
async function open(...handling: KeyHandlers[]) {
  const storage = memoryStorage();
  writeSession(storage, { user: ann, accessToken: toToken({ exp: 4e9 }), refreshToken: 'r' });
  const runtime = createRuntime({ storage, catalog: { getApps: () => [notes], subscribe: () => () => {} } });
  render(
    <RuntimeProvider runtime={runtime}>
      <AppScope app="notes">
        <input aria-label="field" />
        {handling.map((handlers, index) => (
          <Keys key={index} handlers={handlers} />
        ))}
      </AppScope>
    </RuntimeProvider>,
  );
  return { user: userEvent.setup(), runtime };
}

test('a declared key runs what is on screen last; one that declines leaves it to the others', async () => {
  const done: string[] = [];
  const { user } = await open({ reply: () => done.push('first') }, { reply: () => done.push('second') > 1 });
  await user.keyboard('r');
  await user.keyboard('r');
  expect(done).toEqual(['second', 'first', 'second']);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('R');
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

test('a key that no manifest declares is reported', async () => {
  const { runtime } = await open({ nothing: () => undefined });
  expect(runtime.events.recent()).toContainEqual(
    expect.objectContaining({
      type: 'error',
      app: 'notes',
      stage: 'keys',
      error: 'The key "nothing" is declared nowhere.',
    }),
  );
});
