import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ChatAnswer, ChatMedia, MessageSearch, SentMessage } from '../api/messageSchemas';
import type { ChatProfileUser, ChatsAndContacts } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const lists = async () => (await api.get<ChatsAndContacts>('/apps/chat/chats-and-contacts')).data;
const open = async (id: number, params = {}) =>
  (await api.get<ChatAnswer>('/apps/chat/get-chat', { id, ...params })).data;
const send = (id: unknown, message: unknown) =>
  api.post<SentMessage>('/apps/chat/send-msg', { obj: { contact: { id }, message } });

test('conversations come newest first, with their last message', async () => {
  const { chatsContacts, contacts, profileUser } = await lists();
  const times = chatsContacts.map(({ chat }) => chat.lastMessage?.time ?? '');
  expect(times).toEqual([...times].sort().reverse());
  expect(contacts.length).toBeGreaterThan(chatsContacts.length);
  expect(Object.keys(profileUser).sort()).toEqual(['avatar', 'fullName', 'id', 'status']);
  expect(profileUser.id).toBe(11);
});

test('the badge before the app was first opened is that of the seed', async () => {
  const before = (await api.get('/apps/counts')).data;
  expect(before).toMatchObject({ chat: manifest.backend?.counts?.chat });
  await api.post('/apps/chat/mute', { contactId: 3, isMuted: true });
  expect((await api.get('/apps/counts')).data).toEqual(before);
});

test('every contact has an account of the demo', async () => {
  const { data } = await api.get<{ fullName: string; email: string }[]>('/api/people');
  const known = new Map(data.map(({ email, fullName }) => [email, fullName]));
  expect((await lists()).contacts.filter(({ email, fullName }) => known.get(email) !== fullName)).toEqual([]);
});

test('opening a conversation makes it seen, here and in the counts', async () => {
  expect((await api.get('/apps/counts')).data).toMatchObject({ chat: 2 });
  expect((await lists()).chatsContacts[0]).toMatchObject({ id: 8, chat: { unseenMsgs: 2 } });
  expect((await open(8)).chat?.unseenMsgs).toBe(0);
  expect((await lists()).chatsContacts[0]).toMatchObject({ id: 8, chat: { unseenMsgs: 0 } });
  expect((await api.get('/apps/counts')).data).toMatchObject({ chat: 0 });
});

test('a contact without a conversation has no chat in the answer', async () => {
  const answer = await open(4);
  expect(answer.contact.fullName).toBe('Tom Okafor');
  expect(answer).not.toHaveProperty('chat');
});

test('a long conversation is read backwards, page by page, without gap or double', async () => {
  const all = (await open(1)).chat?.chat ?? [];
  expect(all.length).toBeGreaterThan(200);
  let before: string | undefined;
  const read = [];
  for (let hasMore: boolean | undefined = true; hasMore; ) {
    const page = await open(1, { limit: 60, before });
    read.unshift(...(page.chat?.chat ?? []));
    before = page.chat?.chat[0]?.time;
    hasMore = page.hasMore;
  }
  expect(read).toEqual(all);
});

test('a message is kept as one’s own, in the order of time', async () => {
  const sent = await send(3, '  Sentámo-nos.  ');
  expect(sent).toEqual({
    status: 201,
    data: { response: { newMessageData: { message: 'Sentámo-nos.', time: expect.any(String), senderId: 11 }, id: 3 } },
  });
  const second = await send(3, 'Again');
  expect(second.data.response.newMessageData.time > sent.data.response.newMessageData.time).toBe(true);
  const chat = (await open(3)).chat?.chat ?? [];
  expect(chat.slice(-2).map(({ message }) => message)).toEqual(['Sentámo-nos.', 'Again']);
  expect((await lists()).chatsContacts[0]?.id).toBe(3);
});

const picture = { url: 'data:image/png;base64,iVBORw0KGgo=', width: 640, height: 480 };
const show = (id: number, obj: object) =>
  api.post<SentMessage>('/apps/chat/send-msg', { obj: { contact: { id }, message: '', ...obj } });
const pictures = async (contactId: number) =>
  (await api.get<ChatMedia>('/apps/chat/media', { contactId })).data.pictures;

test('a picture goes with words or without, and is found among what was shared, newest first', async () => {
  expect((await show(3, { picture })).data.response.newMessageData).toMatchObject({ message: '', picture });
  const second = { ...picture, width: 320 };
  await show(3, { message: 'Look', picture: second });
  expect((await open(3)).chat?.chat.slice(-2)).toMatchObject([{ picture }, { message: 'Look', picture: second }]);
  expect(await pictures(3)).toEqual([
    { ...second, time: expect.any(String) },
    { ...picture, time: expect.any(String) },
  ]);
  expect(await pictures(8)).toEqual([]);
});

test.each([
  ['from elsewhere', { url: 'https://elsewhere.example/a.png' }],
  ['that holds scripts', { url: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  ['that is a script', { url: 'javascript:alert(1)' }],
  ['that is too large', { url: `data:image/png;base64,${'A'.repeat(1_000_000)}` }],
  ['without width', { width: 0 }],
  ['with half a pixel', { height: 1.5 }],
])('a picture %s is refused and leaves all as it was', async (_, wrong) => {
  const before = await open(3);
  expect((await show(3, { picture: { ...picture, ...wrong } })).status).toBe(400);
  expect(await open(3)).toEqual(before);
});

test('the first message to a contact begins the chat, and only the first', async () => {
  const first = await send('4', 'Hello Tom');
  expect(first.data.response.chat).toEqual({
    id: 7,
    userId: 4,
    unseenMsgs: 0,
    chat: [first.data.response.newMessageData],
  });
  expect((await send(4, 'And again')).data.response).not.toHaveProperty('chat');
  expect((await open(4)).chat?.chat).toHaveLength(2);
});

test.each([
  [3, '   ', 400],
  [3, undefined, 400],
  [3, 7, 400],
  [undefined, 'Hello', 400],
  [11, 'Hello', 404],
  [999, 'Hello', 404],
])('a message to %p saying %p is %i and leaves all as it was', async (id, message, status) => {
  const before = await lists();
  expect((await send(id, message)).status).toBe(status);
  expect(await lists()).toEqual(before);
});

test('a blocked contact gets no messages until unblocked', async () => {
  await api.post('/apps/chat/block', { contactId: 3, isBlocked: true });
  expect((await send(3, 'Hello')).status).toBe(400);
  expect(await api.post('/apps/chat/block', { contactId: 3, isBlocked: false })).toMatchObject({
    data: { contact: { isBlocked: false } },
  });
  expect((await send(3, 'Hello')).status).toBe(201);
});

test.each([
  ['mute', { isMuted: true }, { isMuted: true }],
  ['tag', { tags: ['Bakery', 'Bakery', ' Rain '] }, { tags: ['Bakery', 'Rain'], isImportant: false }],
  ['tag', { isImportant: true }, { isImportant: true, tags: [] }],
])('%s %j is kept with the contact', async (call, body, kept) => {
  await api.post(`/apps/chat/${call}`, { contactId: 3, ...body });
  expect((await open(3)).contact).toMatchObject(kept);
});

test.each(['mute', 'block', 'clear', 'tag', 'delete-contact', 'restore-contact'])(
  '%s of an unknown contact is 404',
  async (call) => {
    expect((await api.post(`/apps/chat/${call}`, { contactId: 99, isMuted: true, isBlocked: true })).status).toBe(404);
  },
);

test('a cleared chat is empty and stays, until the clearing is taken back', async () => {
  const before = (await open(8)).chat?.chat;
  await api.post('/apps/chat/clear', { contactId: 8 });
  expect((await open(8)).chat).toMatchObject({ chat: [], unseenMsgs: 0 });
  expect((await lists()).chatsContacts.find(({ id }) => id === 8)?.chat.lastMessage).toBeNull();
  await api.post('/apps/chat/restore-chat', { contactId: 8 });
  expect((await open(8)).chat?.chat).toEqual(before);
});

test('what was deleted or cleared before does not come back with what was cleared last', async () => {
  const one = (await send(8, 'One')).data.response.newMessageData;
  await api.post('/apps/chat/delete-msg', { contactId: 8, time: one.time });
  await api.post('/apps/chat/clear', { contactId: 8 });
  await send(8, 'Two');
  await api.post('/apps/chat/clear', { contactId: 8 });
  await api.post('/apps/chat/restore-chat', { contactId: 8 });
  expect((await open(8)).chat?.chat.map(({ message }) => message)).toEqual(['Two']);
  await api.post('/apps/chat/delete-contact', { contactId: 8 });
  await api.post('/apps/chat/restore-contact', { contactId: 8 });
  expect((await open(8)).chat?.chat.map(({ message }) => message)).toEqual(['Two']);
});

test('a deleted contact takes the conversation along, and brings it back', async () => {
  const before = await open(8);
  await api.post('/apps/chat/delete-contact', { contactId: 8 });
  const { chatsContacts, contacts } = await lists();
  expect([...chatsContacts, ...contacts].filter(({ id }) => id === 8)).toEqual([]);
  await api.post('/apps/chat/restore-contact', { contactId: 8 });
  expect(await open(8)).toEqual(before);
});

test('one’s own profile changes in part', async () => {
  await api.post('/apps/chat/users/profile-user', { status: 'busy', settings: { isNotificationsOn: false } });
  const { data } = await api.get<ChatProfileUser>('/apps/chat/users/profile-user');
  expect(data).toMatchObject({
    id: 11,
    status: 'busy',
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
  });
  expect(data.about).not.toBe('');
  expect((await api.post('/apps/chat/users/profile-user', { about: 'x'.repeat(121) })).status).toBe(400);
});

test('messages are found in all chats or one, newest first', async () => {
  const find = async (params: object) =>
    (await api.get<MessageSearch>('/apps/chat/search', { ...params })).data.messages;
  expect((await find({ q: 'FOG SIGNAL' })).map(({ contactId }) => contactId)).toEqual([6]);
  const coffee = await find({ q: 'coffee' });
  expect(coffee.map(({ time }) => time)).toEqual(
    coffee
      .map(({ time }) => time)
      .sort()
      .reverse(),
  );
  expect(await find({ q: 'coffee', contactId: 3 })).toEqual([]);
  expect(await find({ q: ' ' })).toEqual([]);
});
