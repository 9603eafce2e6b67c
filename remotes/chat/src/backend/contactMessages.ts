import { type BackendStore, type CallAnswer, ok, unknown } from '@atrium/backend';
import type { ChatContact } from '../api/schemas';
import { findContact } from './contacts';
import { findChat, findMessages } from './conversation';
import { messagesKey, type StoredChat, type StoredMessage } from './tables';

/** Does something with a contact and the chat with them, and answers the contact; refuses one that is unknown. */
export function withContact(
  store: BackendStore,
  contactId: number,
  work: (chat: StoredChat | undefined) => void,
): CallAnswer<{ contact: ChatContact }> {
  const contact = findContact(store, contactId);
  if (!contact) return unknown('contact');
  work(findChat(store, contactId));
  return ok({ contact });
}

export function binMessages(store: BackendStore, chatId: number): StoredMessage[] {
  const messages = findMessages(store, chatId);
  for (const { id } of messages) store.bin(messagesKey, id);
  return messages;
}

/**
 * Brings back what was binned with its chat; what was deleted one by one, or cleared before, stays deleted.
 * @param since the chats by id, each with the time until which it had been cleared before
 */
export function restoreMessages(store: BackendStore, since: ReadonlyMap<number, string>): void {
  store.restore(messagesKey, ({ chatId, time, isDeleted }) => {
    const clearedUntil = since.get(chatId);
    return clearedUntil !== undefined && time > clearedUntil && isDeleted !== true;
  });
}
