import type { BackendStore } from 'shared/backend';
import type { Chat, ChatMessage, ChatProfileUser, ChatSummary } from '../api/schemas';
import { chatProfileKey, chatsKey, messagesKey, ownId, type StoredChat, type StoredMessage } from './tables';

export const getProfile = (store: BackendStore): ChatProfileUser => {
  const profile = store.table(chatProfileKey).get(ownId);
  if (!profile) throw new Error('The seed has no profile');
  return profile;
};

export const findChat = (store: BackendStore, contactId: number): StoredChat | undefined =>
  store
    .table(chatsKey)
    .all()
    .find(({ userId }) => userId === contactId);

const toMessage = ({ id: _, chatId: __, ...message }: StoredMessage): ChatMessage => message;

const toLastMessage = ({ message, time, senderId }: StoredMessage) => ({ message, time, senderId });

/** The messages of a chat, oldest first. */
export const findMessages = (store: BackendStore, chatId: number): StoredMessage[] =>
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
export function listSummaries(store: BackendStore): (ChatSummary & { userId: number })[] {
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
