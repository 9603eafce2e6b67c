import type { SessionTokens } from '@atrium/core/api';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ChatAnswer, ChatFileAnswer, SentMessage } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import type { ChatsAndContacts } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
let tokens: Record<Name, string>;
type Name = 'joana' | 'nora';

/** Ids of the contacts that the two are to each other. */
const nora = 1133;
const joana = 1001;

beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }], hasAccounts: true });
  const account = { email: 'nora@example.com', username: 'nora', password: 'a secret' };
  const registered = (await api.post<SessionTokens>('/jwt/register', account)).data;
  tokens = { joana: (await api.signIn('admin')).accessToken, nora: registered.accessToken };
});

const as = (name: Name) => {
  api.clock.now += 1000;
  api.authorize(`Bearer ${tokens[name]}`);
};
const listsOf = async (name: Name) => {
  as(name);
  return (await api.get<ChatsAndContacts>('/apps/chat/chats-and-contacts')).data;
};
const openAs = async (name: Name) => {
  as(name);
  const id = name === 'joana' ? nora : joana;
  return (await api.get<ChatAnswer>('/apps/chat/get-chat', { id })).data.chat;
};
const sendAs = async (name: Name, message: string, more = {}) => {
  as(name);
  const obj = { contact: { id: name === 'joana' ? nora : joana }, message, ...more };
  return (await api.post<SentMessage>('/apps/chat/send-msg', { obj })).data.response.newMessageData;
};
const postAs = (name: Name, call: string, body: object) => {
  as(name);
  return api.post(`/apps/chat/${call}`, { contactId: name === 'joana' ? nora : joana, ...body });
};

test('colleagues who can sign in are contacts, after those that are stored', async () => {
  expect((await listsOf('joana')).contacts.at(-1)).toMatchObject({ id: nora, fullName: 'nora' });
  expect((await listsOf('nora')).contacts.map(({ id }) => id)).toEqual([joana]);
});

test('a message with a file arrives, is counted, and seen once it is opened', async () => {
  as('joana');
  const file = { fileName: 'notes.txt', size: 1, url: 'data:text/plain;base64,YQ==' };
  const { data } = await api.post<ChatFileAnswer>('/apps/chat/attach', { contactId: nora, file });
  await sendAs('joana', '', { fileIds: [data.file.id] });
  const [chat] = (await listsOf('nora')).chatsContacts;
  expect(chat).toMatchObject({ id: joana, chat: { unseenMsgs: 1, lastMessage: { fileName: 'notes.txt' } } });
  expect((await api.get('/apps/counts')).data).toMatchObject({ chat: 1 });
  expect((await openAs('joana'))?.seenTime).toBeUndefined();
  const [received] = (await openAs('nora'))?.chat ?? [];
  expect(received).toMatchObject({ senderId: joana, files: [{ fileName: 'notes.txt', size: 1 }] });
  expect((await openAs('joana'))?.seenTime).toBe(received?.time);
});

test('an answer quotes, and changes of a message arrive', async () => {
  const { time } = await sendAs('joana', 'Helo');
  await sendAs('nora', 'Hi', { replyTo: time });
  await postAs('nora', 'react', { time, emoji: '👍', isOn: true });
  expect((await openAs('joana'))?.chat).toMatchObject([
    { message: 'Helo', senderId: ownId, reactions: [{ emoji: '👍', senderIds: [nora] }] },
    { message: 'Hi', senderId: nora, quote: { time, senderId: ownId, message: 'Helo' } },
  ]);
  await postAs('joana', 'edit-msg', { time, message: 'Hello' });
  expect((await openAs('nora'))?.chat[0]).toMatchObject({ message: 'Hello', reactions: [{ senderIds: [ownId] }] });
  await postAs('joana', 'delete-msg', { time });
  expect((await openAs('nora'))?.chat.map(({ message }) => message)).toEqual(['Hi']);
  await postAs('joana', 'restore-msg', { time });
  expect((await openAs('nora'))?.chat.map(({ message }) => message)).toEqual(['Hello', 'Hi']);
});

test('the list of chats has the last message that is left', async () => {
  await sendAs('joana', 'First');
  const { time } = await sendAs('joana', 'Second');
  const last = async () => (await listsOf('nora')).chatsContacts[0]?.chat.lastMessage;
  expect(await last()).toMatchObject({ message: 'Second' });
  await postAs('joana', 'delete-msg', { time });
  expect(await last()).toMatchObject({ message: 'First' });
  await postAs('nora', 'clear', {});
  expect(await last()).toBeNull();
  await postAs('nora', 'restore-chat', {});
  expect(await last()).toMatchObject({ message: 'First' });
});

test('who is blocked gets nothing through', async () => {
  await postAs('nora', 'block', { isBlocked: true });
  await sendAs('joana', 'Hello?');
  expect((await listsOf('nora')).chatsContacts).toEqual([]);
});
