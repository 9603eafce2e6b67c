import { and, answerCall, type BackendStore, desc, eq, has, lt, ok, or, search, toFilter } from '@atrium/backend';
import { calls } from '../api/calls';
import { MessageSearch, MessageSearchQuery } from '../api/messageSchemas';
import { findChat } from './conversation';
import { loadFiles } from './storedFiles';
import { chatsTable, filesTable, messagesTable } from './tables';

const defaultLimit = 50;

/** The latest files by whose names messages are found. */
const maxFiles = 200;

/** Condition of the messages that hold a text, or whose files are named so. */
async function holds(store: BackendStore, text: string, contactId: number | undefined) {
  const where = and(eq('isSent', true), contactId !== undefined && eq('contactId', contactId), search(text));
  const files = await store.table(filesTable).find({ where, orderBy: [desc('id')], limit: maxFiles });
  return or(search(text), ...files.map(({ id }) => has('fileIds', id)));
}

export const searchCall = answerCall(calls.searchMessages, {
  summary: 'Messages that hold a text, or whose files are named so, newest first; of one contact where it is named',
  notes: 'before is the time of the oldest message that the caller has; limit is 50 unless given, and 1,000 at most.',
  input: MessageSearchQuery,
  answer: MessageSearch,
  async handle(store, { input: { q, contactId, before, limit } }) {
    const text = toFilter(q);
    const chat = typeof contactId === 'number' ? await findChat(store, contactId) : undefined;
    if (!text || (typeof contactId === 'number' && !chat)) return ok({ messages: [], total: 0 });
    const messages = store.table(messagesTable);
    const all = and(chat && eq('chatId', chat.id), await holds(store, text, chat?.userId));
    const until = toFilter(before);
    const [found, total] = await Promise.all([
      messages.find({
        where: and(all, until !== undefined && lt('time', until)),
        orderBy: [desc('time')],
        limit: limit && limit >= 1 ? Math.floor(limit) : defaultLimit,
      }),
      messages.count(all),
    ]);
    const { nameOf } = await loadFiles(store, found);
    const chats = await store.table(chatsTable).getMany(found.map(({ chatId }) => chatId));
    const contactOf = new Map(chats.map(({ id, userId }) => [id, userId]));
    return ok({
      messages: found.flatMap((stored) => {
        const { message, time, senderId } = stored;
        const contact = contactOf.get(stored.chatId);
        return contact === undefined ? [] : [{ message, time, senderId, contactId: contact, ...nameOf(stored) }];
      }),
      total,
    });
  },
});
