import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { preloadComponents } from '../../testing/preloadComponents';
import { testOptions } from '../../testing/testOptions';

beforeAll(async () => {
  giveElementsASize({ height: 500 });
  await preloadComponents();
});

const open = (options = {}) => renderApp(app, { ...testOptions, route: '/apps/chat/3', ...options });
const thread = async () => within(await screen.findByRole('region', { name: /^Messages with/ }));
const composer = () => screen.findByRole('textbox', { name: 'Message to Lucía Prado' });
type User = Awaited<ReturnType<typeof open>>['user'];

const say = async (user: User, text: string) => {
  await user.type(await composer(), `${text}{Enter}`);
  await (await thread()).findByText(text);
  await waitFor(async () => expect((await thread()).queryByText('Sending…')).toBeNull());
};
const actionsOf = async (text: string) => {
  const group = (await (await thread()).findByText(text)).closest<HTMLElement>('[role="group"]');
  act(() => group?.focus());
  return within(await within(group ?? document.body).findByRole('toolbar', { name: 'Message actions' }));
};
const chooseMore = async (user: User, text: string, name: string) => {
  await user.click((await actionsOf(text)).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('links, code and lists are drawn as one writes them, and markup is text', async () => {
  const { user } = await open();
  await user.click(await composer());
  await user.paste('See https://example.com/a and `npm test`\n- *one*\n- <img src=x onerror=alert(1)>');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await thread()).getByRole('img', { name: 'Sent' })).toBeVisible());
  const link = (await thread()).getByRole('link', { name: 'https://example.com/a' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect((await thread()).getByText('npm test').tagName).toBe('CODE');
  expect((await thread()).getByText('one').tagName).toBe('STRONG');
  expect((await thread()).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('the up arrow changes what one said last: Enter saves it, Escape leaves it', async () => {
  const { user } = await open();
  await say(user, 'Helo');
  await user.keyboard('{ArrowUp}');
  const editor = await screen.findByRole('textbox', { name: 'Edit message' });
  expect(editor).toHaveValue('Helo');
  await user.type(editor, '{Escape}');
  expect(await (await thread()).findByText('Helo')).toBeVisible();
  expect(await composer()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await user.clear(await screen.findByRole('textbox', { name: 'Edit message' }));
  await user.keyboard('Hello{Enter}');
  expect(await (await thread()).findByText('Hello')).toBeVisible();
  expect((await thread()).getByText('edited')).toBeVisible();
});

test('a change that is refused keeps its words @all', async () => {
  const { user, demo } = await open();
  await say(user, 'Helo');
  await chooseMore(user, 'Helo', 'Edit');
  demo.settings.failureRate = 1;
  await user.type(await screen.findByRole('textbox', { name: 'Edit message' }), ' there{Enter}');
  expect(await screen.findByText('The change could not be saved. Your words are still here.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Edit message' })).toHaveValue('Helo there');
});

test('a message is deleted, and comes back', async () => {
  const { user } = await open();
  await say(user, 'Oops');
  await chooseMore(user, 'Oops', 'Delete');
  await waitFor(async () => expect((await thread()).queryByText('Oops')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await (await thread()).findByText('Oops')).toBeVisible();
});

test('an answer quotes what it answers', async () => {
  const { user } = await open();
  const theirs = 'How do we say “stand-up” in Portuguese?';
  await user.click((await actionsOf(theirs)).getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('Reply to Lucía Prado:')).toBeVisible();
  expect(await composer()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Reply to Lucía Prado:')).toBeNull();
  await user.click((await actionsOf(theirs)).getByRole('button', { name: 'Reply' }));
  await say(user, 'Quickly');
  expect((await thread()).getByRole('button', { name: `Lucía Prado: ${theirs}` })).toBeVisible();
});

test('a reaction is put under a message and taken back', async () => {
  const { user } = await open();
  const theirs = 'Noted in the glossary, word for word.';
  await user.click((await actionsOf(theirs)).getByRole('button', { name: 'React with 👍' }));
  const reaction = await (await thread()).findByRole('button', { name: '👍 by you' });
  expect(reaction).toHaveAttribute('aria-pressed', 'true');
  await user.click(reaction);
  await waitFor(async () => expect((await thread()).queryByRole('button', { name: '👍 by you' })).toBeNull());
});

test('an emoji is found by its name and put where the caret is @all', async () => {
  const { user } = await open({ language: 'pt' });
  const field = await screen.findByRole('textbox', { name: /Lucía Prado/ });
  await user.type(field, 'Bom  dia');
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Inserir emoji' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Pesquisar emoji' }), 'festa cone');
  await screen.findByRole('button', { name: 'cone de festa' });
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Bom 🎉 dia');
});

const attach = async (user: User, ...files: File[]) => {
  await composer();
  await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), files);
};

test('a file is stored with the draft, sent, and said by its real name, kind and size', async () => {
  const { user } = await open();
  await attach(user, new File(['x'.repeat(2_000)], 'invoice\u202Efdp.exe'));
  const draft = within(await screen.findByRole('list', { name: 'Files to send' }));
  expect(await draft.findByText('EXE · 2 kB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect((await thread()).getByTitle('invoicefdp.exe')).toBeVisible());
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
});

test('a file that is too large or empty is refused beside the field, and others are taken', async () => {
  const { user } = await open();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'film.mp4');
  await attach(user, large, new File([], 'nothing.txt'), new File(['a'], 'notes.txt'));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'film.mp4 is too large: 5.2 MB. The limit is 5.2 MB.',
    'nothing.txt is empty.',
  ]);
  const drafts = within(await screen.findByRole('list', { name: 'Files to send' }));
  expect(await drafts.findByTitle('notes.txt')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Remove notes.txt' }));
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
});

test('a message that is too long says so and is not sent', async () => {
  await open();
  fireEvent.change(await composer(), { target: { value: 'x'.repeat(40_001) } });
  expect(await screen.findByText('This message is too long: 40,001 of 40,000 characters.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('a long message is folded', async () => {
  const { user } = await open();
  fireEvent.change(await composer(), { target: { value: `${'word '.repeat(1_000)}end.` } });
  await user.type(await composer(), '{Enter}');
  const more = await (await thread()).findByRole('button', { name: 'Show more' });
  expect((await thread()).queryByText(/end\.$/)).toBeNull();
  await user.click(more);
  expect(await (await thread()).findByText(/end\.$/)).toBeVisible();
  expect((await thread()).getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('arrows lead through the list and the messages, Escape leaves', async () => {
  const { user, getPath } = await open();
  const field = await composer();
  const list = within(screen.getByRole('region', { name: 'Conversations' }));
  act(() => list.getAllByRole('link')[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(list.getAllByRole('link')[1]).toHaveFocus();
  act(() => screen.getByRole('region', { name: /^Messages with/ }).focus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Lucía Prado, /));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^You, /));
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(getPath()).toBe('/apps/chat');
});

test('a date leads to what was said then', async () => {
  const { user } = await open({ route: '/apps/chat/1' });
  await thread();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Go to a date' }));
  expect(await screen.findByRole('toolbar', { name: 'Go to a date' })).toBeVisible();
  await user.keyboard('{Escape}');
});

test('an emoji comes by its name, chosen by keys or whole between colons, in one’s tone of skin @all', async () => {
  const { user } = await open();
  const field = await composer();
  await user.type(field, 'Well done :party_po');
  expect(await screen.findByRole('option', { name: /party popper/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Well done 🎉 ');
  await user.keyboard(':waving_hand:');
  await waitFor(() => expect(field).toHaveValue('Well done 🎉 👋'));
  await user.keyboard(' :smi{Escape}{Backspace}');
  expect(field).toHaveValue('Well done 🎉 👋 :sm');
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Emoji' }));
  await user.click(await screen.findByRole('radio', { name: 'Medium' }));
  await user.click(await screen.findByRole('searchbox', { name: 'Search emoji' }));
  await user.keyboard('waving');
  await screen.findByRole('button', { name: 'waving hand' });
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Well done 🎉 👋 :sm👋🏽');
});
