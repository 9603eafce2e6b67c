import type { Chat, ChatMessage, ChatSummary, MockStore } from 'shared/api';
import { chatsKey, messagesKey, type StoredChat, type StoredMessage } from './tables';

export const findChat = (store: MockStore, contactId: number): StoredChat | undefined =>
  store
    .table(chatsKey)
    .all()
    .find(({ userId }) => userId === contactId);

const toMessage = ({ id: _, chatId: __, ...message }: StoredMessage): ChatMessage => message;

const toLastMessage = ({ message, time, senderId }: StoredMessage) => ({ message, time, senderId });

/** The messages of a chat, oldest first. */
export const findMessages = (store: MockStore, chatId: number): StoredMessage[] =>
  store
    .table(messagesKey)
    .all()
    .filter((message) => message.chatId === chatId);

export const toChat = ({ id, userId, unseenMsgs }: StoredChat, messages: readonly StoredMessage[]): Chat => ({
  id,
  userId,
  unseenMsgs,
  chat: messages.map(toMessage),
});

/** Every conversation with its last message; read in one pass, however many messages there are. */
export function listSummaries(store: MockStore): (ChatSummary & { userId: number })[] {
  const last = new Map<number, StoredMessage>();
  for (const message of store.table(messagesKey).all()) last.set(message.chatId, message);
  return store
    .table(chatsKey)
    .all()
    .map(({ id, userId, unseenMsgs }) => {
      const lastMessage = last.get(id);
      return { id, userId, unseenMsgs, lastMessage: lastMessage ? toLastMessage(lastMessage) : null };
    });
}
