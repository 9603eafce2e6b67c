import { createTestApi, type TestApi } from '@atrium/core/testing';
import type {
  ChatAnswer,
  ChatFileAnswer,
  ChatFileContent,
  ChatMedia,
  MessageSearch,
  SentMessage,
} from '../api/messageSchemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const read = async (contactId: number, params = {}) =>
  (await api.get<ChatAnswer>('/apps/chat/messages', { contactId, ...params })).data;
const send = (id: number, message: string, more = {}) =>
  api.post<SentMessage>('/apps/chat/send-msg', { obj: { contact: { id }, message, ...more } });
const sent = async (message: string, more = {}) => (await send(3, message, more)).data.response.newMessageData;
const lastOf = async (id: number) => (await read(id)).chat?.chat.at(-1);
const call = (name: string, body: object) => api.post(`/apps/chat/${name}`, { contactId: 3, ...body });

test('reading messages does not mark them as seen, and takes all since a time', async () => {
  const all = (await read(8)).chat;
  expect(all?.unseenMsgs).toBe(2);
  expect((await api.get('/apps/counts')).data).toMatchObject({ chat: 2 });
  const [, second, third] = all?.chat ?? [];
  const part = await read(8, { since: second?.time, before: third?.time });
  expect(part).toMatchObject({ chat: { chat: [second] }, hasMore: true });
  expect(part.chat?.chat).toHaveLength(1);
});

test('what is sent twice under one key is there once', async () => {
  const first = await send(3, 'Hello', { key: 'a' });
  expect(await send(3, 'Hello', { key: 'a' })).toEqual(first);
  expect((await read(3)).chat?.chat.filter(({ message }) => message === 'Hello')).toHaveLength(1);
});

test("one's own words can be changed, which is said of them, and others are not", async () => {
  const { time } = await sent('Helo');
  await call('edit-msg', { time, message: ' Hello ' });
  expect(await lastOf(3)).toMatchObject({ message: 'Hello', editedTime: expect.any(String) });
  expect((await call('edit-msg', { time, message: '  ' })).status).toBe(400);
  expect((await call('edit-msg', { time, message: 'x'.repeat(40_001) })).status).toBe(400);
  const theirs = (await read(3)).chat?.chat.find(({ senderId }) => senderId === 3);
  expect((await call('edit-msg', { time: theirs?.time, message: 'x' })).status).toBe(404);
  expect((await call('delete-msg', { time: theirs?.time })).status).toBe(404);
});

test('a message is deleted and comes back in its place', async () => {
  const { time } = await sent('Oops');
  await send(3, 'Later');
  const before = (await read(3)).chat;
  await call('delete-msg', { time });
  expect((await read(3)).chat?.chat.map(({ message }) => message)).not.toContain('Oops');
  await call('restore-msg', { time });
  expect((await read(3)).chat?.chat).toEqual(before?.chat);
  expect((await read(3)).chat?.revision).toBeGreaterThan(before?.revision ?? 0);
  expect((await call('restore-msg', { time })).status).toBe(404);
});

test('an answer quotes what it answers as that is now', async () => {
  const { time } = await sent('Helo');
  const answer = await sent('I mean:', { replyTo: time });
  expect(answer.quote).toEqual({ time, senderId: 11, message: 'Helo' });
  await call('edit-msg', { time, message: 'Hello' });
  expect((await lastOf(3))?.quote?.message).toBe('Hello');
  await call('delete-msg', { time });
  expect((await lastOf(3))?.quote).toEqual({ time, senderId: 11, message: '', isDeleted: true });
});

test('a reaction is put under a message once, and taken back', async () => {
  const time = (await lastOf(3))?.time;
  for (const isOn of [true, true]) await call('react', { time, emoji: '👍', isOn });
  await call('react', { time, emoji: '🇵🇹', isOn: true });
  expect((await lastOf(3))?.reactions).toEqual([
    { emoji: '👍', senderIds: [11] },
    { emoji: '🇵🇹', senderIds: [11] },
  ]);
  await call('react', { time, emoji: '👍', isOn: false });
  await call('react', { time, emoji: '🇵🇹', isOn: false });
  expect(await lastOf(3)).not.toHaveProperty('reactions');
});

test.each(['', 'a', '<img src=x onerror=alert(1)>', '👍 and words', '👍<b>'])('%p is no reaction', async (emoji) => {
  const time = (await lastOf(3))?.time;
  expect((await call('react', { time, emoji, isOn: true })).status).toBe(400);
});

const url = 'data:text/plain;base64,SGVsbG8=';
const attach = async (file: object = {}) =>
  await api.post<ChatFileAnswer>('/apps/chat/attach', {
    contactId: 3,
    file: { fileName: 'notes.txt', size: 5, url, ...file },
  });

test('files go with a message, are read one by one and found by their names', async () => {
  const { file } = (await attach()).data;
  expect(file).toEqual({ id: file.id, fileName: 'notes.txt', size: 5 });
  const message = await sent('', { fileIds: [file.id] });
  expect(message.files).toEqual([file]);
  const content = await api.get<ChatFileContent>('/apps/chat/file', { id: file.id });
  expect(content.data.file).toEqual({ ...file, url });
  const media = (await api.get<ChatMedia>('/apps/chat/media', { contactId: 3 })).data;
  expect(media.files).toEqual([{ ...file, time: message.time }]);
  const found = (await api.get<MessageSearch>('/apps/chat/search', { q: 'notes.txt' })).data;
  expect(found.messages.map(({ time }) => time)).toEqual([message.time]);
});

test('a file is sent once, to the contact it was chosen for, or removed', async () => {
  const { id } = (await attach()).data.file;
  expect((await send(8, '', { fileIds: [id] })).status).toBe(400);
  expect((await send(3, '', { fileIds: [id, id] })).status).toBe(400);
  expect((await send(3, '', { fileIds: [id] })).status).toBe(201);
  expect((await send(3, '', { fileIds: [id] })).status).toBe(400);
  expect((await api.post('/apps/chat/detach', { id })).status).toBe(404);
  const other = (await attach()).data.file.id;
  expect((await api.post('/apps/chat/detach', { id: other })).status).toBe(200);
  expect((await send(3, '', { fileIds: [other] })).status).toBe(400);
});

test.each([
  ['elsewhere', { url: 'https://elsewhere.example/a' }, 400],
  ['elsewhere, by two slashes', { url: '//elsewhere.example/a' }, 400],
  ['a script', { url: 'javascript:alert(1)' }, 400],
  ['a picture that holds scripts', { url: 'data:image/svg+xml;base64,PHN2Zy8+', width: 1, height: 1 }, 400],
  ['too large', { size: 6_000_000 }, 413],
  ['without a name', { fileName: ' ' }, 400],
])('a file that is %s is refused', async (_, wrong, status) => {
  expect((await attach(wrong)).status).toBe(status);
});

test('the search goes on after its first page and counts all', async () => {
  const find = async (params: object) =>
    (await api.get<MessageSearch>('/apps/chat/search', { q: 'the', contactId: 1, ...params })).data;
  const first = await find({});
  expect(first.messages).toHaveLength(50);
  const times = first.messages.map(({ time }) => time);
  while (times.length < first.total) {
    times.push(...(await find({ before: times.at(-1) })).messages.map(({ time }) => time));
  }
  expect(new Set(times).size).toBe(first.total);
  expect(times).toEqual(times.toSorted().reverse());
});
