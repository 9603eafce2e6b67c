import { type BackendStore, type CallAnswer, ok, unknown } from '@atrium/backend';
import type { ChatContact } from '../api/schemas';
import { findContact } from './contacts';
import { findChat, findMessages } from './conversation';
import { messagesKey, type StoredChat, type StoredMessage } from './tables';

/** Runs with a contact and their chat, and answers the contact; rejects unknown ones. */
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
 * Restores messages binned with their chat, but not those deleted singly or cleared earlier.
 * @param since chats by id, with the earlier clearing time
 */
export function restoreMessages(store: BackendStore, since: ReadonlyMap<number, string>): void {
  store.restore(messagesKey, ({ chatId, time, isDeleted }) => {
    const clearedUntil = since.get(chatId);
    return clearedUntil !== undefined && time > clearedUntil && isDeleted !== true;
  });
}
