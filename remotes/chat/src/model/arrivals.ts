import { ownId } from '../api/ownId';
import type { ChatsAndContacts, ChattingContact } from '../api/schemas';

/** Conversations with messages by others since the last poll. */
export function arrivals(before: ChatsAndContacts, after: ChatsAndContacts): ChattingContact[] {
  const lastTime = new Map(before.chatsContacts.map(({ id, chat }) => [id, chat.lastMessage?.time ?? '']));
  return after.chatsContacts.filter(({ id, chat: { lastMessage } }) => {
    const isNew = lastMessage !== null && lastMessage.time > (lastTime.get(id) ?? '');
    return isNew && lastMessage.senderId !== ownId;
  });
}
