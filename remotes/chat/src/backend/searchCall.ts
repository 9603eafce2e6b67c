import { answerCall, type BackendStore, createSearch, ok, toFilter } from '@atrium/backend';
import { calls } from '../api/calls';
import { type MessageSearch as Found, MessageSearch, MessageSearchQuery } from '../api/messageSchemas';
import { filesOf, nameOfFile } from './storedFiles';
import { chatsKey, messagesKey } from './tables';

const defaultLimit = 50;

/** Messages whose text or file names match; newest first. */
function findText(store: BackendStore, q: string, contactId: number | null | undefined): Found['messages'] {
  const search = createSearch(q);
  const contactOf = new Map(
    store
      .table(chatsKey)
      .all()
      .map(({ id, userId }) => [id, userId]),
  );
  return store
    .table(messagesKey)
    .all()
    .flatMap((stored) => {
      const { chatId, message, time, senderId } = stored;
      const contact = contactOf.get(chatId);
      if (contact === undefined || (typeof contactId === 'number' && contact !== contactId)) return [];
      const isFound = search(message, ...filesOf(store, stored).map(({ fileName }) => fileName));
      return isFound ? [{ message, time, senderId, contactId: contact, ...nameOfFile(store, stored) }] : [];
    })
    .sort((a, b) => b.time.localeCompare(a.time));
}

export const searchCall = answerCall(calls.searchMessages, {
  summary: 'Messages that hold a text, or whose files are named so, newest first; of one contact where it is named',
  notes: 'before is the time of the oldest message that the caller has; limit is 50 unless given.',
  input: MessageSearchQuery,
  answer: MessageSearch,
  handle(store, { input: { q, contactId, before, limit } }) {
    const text = toFilter(q);
    const found = text ? findText(store, text, contactId) : [];
    const until = toFilter(before);
    const rest = until ? found.filter(({ time }) => time < until) : found;
    const count = limit && limit >= 1 ? Math.floor(limit) : defaultLimit;
    return ok({ messages: rest.slice(0, count), total: found.length });
  },
});
