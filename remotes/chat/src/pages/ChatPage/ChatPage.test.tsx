import { memoryStorage } from '@atrium/sdk';
import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { preloadComponents } from '../../testing/preloadComponents';
import { testOptions } from '../../testing/testOptions';

beforeAll(async () => {
  giveElementsASize({ height: 500 });
  await preloadComponents();
});

const open = (route = '/apps/chat', options = {}) => renderApp(app, { ...testOptions, route, ...options });
const conversations = async () =>
  within((await screen.findByRole('heading', { name: 'Conversations' })).closest('section') ?? document.body);
const contacts = async () =>
  within((await screen.findByRole('heading', { name: 'Contacts' })).closest('section') ?? document.body);
const messages = async () => within(await screen.findByRole('region', { name: /^Messages with/ }));
const composer = (name: string) => screen.findByRole('textbox', { name: `Message to ${name}` });

test('shows conversations, newest first, with what is unread, and the other contacts', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument();
  const links = (await conversations()).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName(expect.stringMatching(/Kofi Mensah.*2 unread messages/));
  expect((await contacts()).getByRole('link', { name: /Bea Lindqvist/ })).toBeVisible();
});

test('opening a conversation marks where the unread begins, and counts it as read', async () => {
  const { user, getPath } = await open();
  await user.click((await conversations()).getByRole('link', { name: /Kofi/ }));
  expect(await (await messages()).findByText('2 unread messages')).toBeVisible();
  expect(getPath()).toBe('/apps/chat/8');
  await waitFor(async () =>
    expect((await conversations()).getByRole('link', { name: /Kofi/ })).not.toHaveAccessibleName(/unread/),
  );
});

test('a message is sent with Enter, shows in the conversation and leads the list', async () => {
  const { user } = await open('/apps/chat/3');
  await user.type(await composer('Lucía Prado'), '  Bom dia{Shift>}{Enter}{/Shift}Lucía  {Enter}');
  // The pending message is replaced by the delivered one.
  await waitFor(async () => expect((await messages()).getByText(/^Bom dia\s+Lucía$/)).toBeVisible());
  expect(await composer('Lucía Prado')).toHaveValue('');
  await waitFor(async () => {
    expect((await conversations()).getAllByRole('link')[0]).toHaveAccessibleName(
      expect.stringMatching(/Lucía.*You: Bom dia/),
    );
  });
});

test('what is blank is not sent', async () => {
  const { user } = await open('/apps/chat/3');
  await user.type(await composer('Lucía Prado'), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('the first message begins a conversation', async () => {
  const { user } = await open('/apps/chat/4');
  expect(await screen.findByText('Say hello to Tom Okafor')).toBeVisible();
  await user.type(await composer('Tom Okafor'), 'Hello{Enter}');
  await waitFor(async () => expect((await messages()).getByText('Hello')).toBeVisible());
  await waitFor(async () => expect((await conversations()).getByRole('link', { name: /Tom Okafor/ })).toBeVisible());
});

test('a message that did not arrive says so, and can be sent again', async () => {
  const { user, demo } = await open('/apps/chat/3');
  const field = await composer('Lucía Prado');
  demo.settings.failureRate = 1;
  await user.type(field, 'Lost?{Enter}');
  expect(await (await messages()).findByText('Not sent')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click((await messages()).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await messages()).queryByText('Not sent')).toBeNull());
  expect((await messages()).getByText('Lost?')).toBeVisible();
});

test('a message that did not arrive can be given up @all', async () => {
  const { user, demo } = await open('/apps/chat/3');
  const field = await composer('Lucía Prado');
  demo.settings.failureRate = 1;
  await user.type(field, 'Lost?{Enter}');
  await user.click(await (await messages()).findByRole('button', { name: 'Discard' }));
  expect((await messages()).queryByText('Lost?')).toBeNull();
});

test('each conversation keeps its draft, also for the next visit', async () => {
  const storage = memoryStorage();
  const { user, unmount } = await open('/apps/chat/3', { storage });
  await user.type(await composer('Lucía Prado'), 'Half a thought');
  await user.click((await conversations()).getByRole('link', { name: /Kofi/ }));
  expect(await composer('Kofi Mensah')).toHaveValue('');
  expect((await conversations()).getByRole('link', { name: /Lucía/ })).toHaveAccessibleName(/Draft: Half a thought/);
  unmount();
  await open('/apps/chat/3', { storage });
  expect(await composer('Lucía Prado')).toHaveValue('Half a thought');
});

test('the search finds people by name and messages by their words', async () => {
  const { user, getPath } = await open();
  await conversations();
  await user.type(screen.getByRole('searchbox', { name: 'Search people and messages' }), 'ladder{Enter}');
  const found = await screen.findByRole('heading', { name: 'Messages' });
  await user.click(within(found.closest('section') ?? document.body).getByRole('link', { name: /Kofi.*ladder/ }));
  expect(getPath()).toMatch(/^\/apps\/chat\/8\?q=ladder&at=/);
  expect(await (await messages()).findByText('ladder')).toBeInTheDocument();
});

test('nothing found says so and leads back to all', async () => {
  const { user } = await open('/apps/chat?q=zzzz');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await conversations()).toBeTruthy();
});

test('a search in the conversation steps from match to match', async () => {
  const { user } = await open('/apps/chat/1');
  await messages();
  await user.click(screen.getByRole('button', { name: 'Search in this conversation' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Search in this conversation' }));
  await user.type(bar.getByRole('searchbox'), 'the{Enter}');
  expect(await bar.findByText(/^1 of \d+$/)).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Older match' }));
  expect(await bar.findByText(/^2 of \d+$/)).toBeVisible();
});

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('a blocked contact gets no messages until the block is lifted', async () => {
  const { user } = await open('/apps/chat/3');
  await composer('Lucía Prado');
  await choose(user, 'Block contact');
  expect(await screen.findByText('You have blocked Lucía Prado.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock contact' }));
  expect(await composer('Lucía Prado')).toBeVisible();
});

test('a muted contact is marked @all', async () => {
  const { user } = await open('/apps/chat/3');
  await composer('Lucía Prado');
  await choose(user, 'Mute notifications');
  expect(await (await conversations()).findByRole('img', { name: 'Muted' })).toBeInTheDocument();
});

test('clearing deletes the messages, and can be taken back @all', async () => {
  const { user } = await open('/apps/chat/3');
  await messages();
  await choose(user, 'Clear conversation');
  expect(await screen.findByText('Say hello to Lucía Prado')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await (await messages()).findByText('Noted in the glossary, word for word.')).toBeVisible();
});

test('contact details can be seen, and tags put on', async () => {
  const { user } = await open('/apps/chat/3');
  await composer('Lucía Prado');
  await choose(user, 'View contact');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Four languages before breakfast.')).toBeInTheDocument();
  await user.type(drawer.getByRole('combobox', { name: 'Tags' }), 'Spring{Enter}');
  expect(await drawer.findByTitle('Spring')).toBeInTheDocument();
});

test('a contact is deleted with the conversation, and restored', async () => {
  const { user, getPath } = await open('/apps/chat/3');
  await composer('Lucía Prado');
  await choose(user, 'View contact');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Lucía Prado/ })).toBeNull());
  expect(getPath()).toBe('/apps/chat');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByRole('link', { name: /Lucía Prado/ })).length).toBeGreaterThan(0);
});

test("one's own status and words are kept", async () => {
  const { user, runtime } = await open();
  await user.click(await screen.findByRole('button', { name: /^Your profile/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('radio', { name: 'Away' }));
  const about = drawer.getByRole('textbox', { name: 'About' });
  await user.clear(about);
  await user.type(about, 'At the sea');
  await user.tab();
  await waitFor(async () => {
    const { data } = await runtime.http.get('/apps/chat/users/profile-user');
    expect(data).toMatchObject({ status: 'away', about: 'At the sea' });
  });
});

test('keys lead from conversation to conversation, to the search and to where one writes', async () => {
  const { user, getPath } = await open();
  await conversations();
  await user.keyboard('j');
  expect(getPath()).toBe('/apps/chat/8');
  await messages();
  await user.keyboard('j');
  expect(getPath()).toBe('/apps/chat/1');
  await user.keyboard('k');
  await messages();
  await user.keyboard('f');
  expect(await screen.findByRole('searchbox', { name: 'Search messages' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await composer('Kofi Mensah')).toHaveFocus();
});

test('a command opens a conversation', async () => {
  const { runtime, getPath } = await open();
  await conversations();
  await act(async () => void (await runtime.commands.run('chat.open', { contactId: 3 })));
  expect(await composer('Lucía Prado')).toBeVisible();
  expect(getPath()).toBe('/apps/chat/3');
});

test.each([
  ['/apps/chat/99', 'This contact does not exist'],
  ['/apps/chat/nobody', 'There is no such conversation'],
])('%s says that there is no such thing', async (route, text) => {
  await open(route);
  expect(await screen.findByText(text)).toBeVisible();
});

test('lists that do not come can be asked for again', async () => {
  const { demo, user, runtime } = await open('/apps/chat/nobody');
  demo.settings.failureRate = 1;
  act(() => runtime.navigate('/apps/chat'));
  const alert = within(await screen.findByRole('alert'));
  demo.settings.failureRate = 0;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await conversations()).toBeTruthy();
});

test('speaks the language of the person', async () => {
  await open('/apps/chat', { language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversations' })).toBeInTheDocument();
});
