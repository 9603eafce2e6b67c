import { createTestApi } from '@atrium/core/testing';
import type { ChatAnswer } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import manifest from '../manifest';
import backend from '.';
import { chatsTable, contactsTable, messagesTable } from './tables';

const contactId = 4;
const start = Date.UTC(2030, 0, 1, 9);
const at = (second: number) => new Date(start + second * 1000).toISOString();
const said = [
  { time: at(1), senderId: ownId },
  { time: at(2), senderId: contactId },
  { time: at(10), senderId: ownId },
  { time: at(20), senderId: ownId },
];

interface Seeing {
  seenTime?: string;
  isOnline: boolean;
  /** In seconds. */
  now: number;
}

/** Last message that the contact has seen, as the call says. */
async function seenOf({ seenTime, isOnline, now }: Seeing, messages = said) {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  api.clock.now = start + now * 1000;
  await (await api.opening).change('chat', async (store) => {
    const contact = await store.table(contactsTable).get(contactId);
    if (!contact) throw new Error('The contact is missing');
    await store.table(contactsTable).put({ ...contact, status: isOnline ? 'online' : 'offline' });
    await store.table(chatsTable).put({ id: 90, userId: contactId, unseenMsgs: 0, ...(seenTime && { seenTime }) });
    for (const [index, message] of messages.entries())
      await store.table(messagesTable).put({ id: 900 + index, chatId: 90, message: '', ...message });
  });
  return (await api.get<ChatAnswer>('/apps/chat/messages', { contactId })).data.chat?.seenTime;
}

test.each<[string, Seeing, string]>([
  ['what they answered after', { isOnline: false, now: 30 }, at(2)],
  ['what was stored later', { seenTime: at(10), isOnline: false, now: 30 }, at(10)],
  ['an answer after what was stored', { seenTime: at(1), isOnline: false, now: 30 }, at(2)],
  ['what they had the time to look at', { isOnline: true, now: 16 }, at(10)],
  ['everything a while later', { seenTime: at(2), isOnline: true, now: 25 }, at(20)],
])('a contact has seen %s', async (_, seeing, expected) => {
  expect(await seenOf(seeing)).toBe(expected);
});

test('nothing said is nothing seen', async () => {
  expect(await seenOf({ isOnline: true, now: 0 }, [])).toBeUndefined();
});
