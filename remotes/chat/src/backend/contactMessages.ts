import { type BackendStore, type CallAnswer, eq, ok, unknown } from '@atrium/backend';
import type { ChatContact } from '../api/schemas';
import { findContact } from './contacts';
import { findChat } from './conversation';
import { messagesTable, type StoredChat } from './tables';

/** Runs with the chat of a contact, if there is one, and answers the contact; rejects unknown ones. */
export async function withContact(
  store: BackendStore,
  contactId: number,
  work: (chat: StoredChat) => Promise<void>,
): Promise<CallAnswer<{ contact: ChatContact }>> {
  const contact = await findContact(store, contactId);
  if (!contact) return unknown('contact');
  const chat = await findChat(store, contactId);
  if (chat) await work(chat);
  return ok({ contact });
}

export async function binMessages(store: BackendStore, chatId: number): Promise<void> {
  for await (const { id } of store.table(messagesTable).each(eq('chatId', chatId))) await store.bin(messagesTable, id);
}

/**
 * Restores messages binned with their chat, but not those deleted singly or cleared earlier.
 * @param since chats by id, with the earlier clearing time
 */
export async function restoreMessages(store: BackendStore, since: ReadonlyMap<number, string>): Promise<void> {
  await store.restore(messagesTable, ({ chatId, time, isDeleted }) => {
    const clearedUntil = since.get(chatId);
    return clearedUntil !== undefined && time > clearedUntil && isDeleted !== true;
  });
}
