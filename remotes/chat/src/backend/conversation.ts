import { type BackendStore, peopleKey } from '@atrium/backend';
import type { Chat } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import type { ChatProfileUser, ChatSummary, LastMessage } from '../api/schemas';
import { accountOf } from './contacts';
import { createMessageReader } from './messageReader';
import { nameOfFile } from './storedFiles';
import { chatProfileKey, chatsKey, contactsKey, messagesKey, type StoredChat, type StoredMessage } from './tables';

/** Time in which an online contact of the demo sees a message, in milliseconds. */
const glance = 5_000;

interface Seeing {
  seenTime: string | undefined;
  isOnline: boolean;
  now: number;
}

/**
 * Last message that the contact has seen: as stored, as implied by their answers, and in the demo after a while for
 * online contacts.
 * @param messages oldest first
 */
export function seenUntil(messages: readonly StoredMessage[], { seenTime, isOnline, now }: Seeing): string | undefined {
  const isSeen = ({ time, senderId }: StoredMessage) =>
    senderId !== ownId || (isOnline && Date.parse(time) + glance <= now);
  const last = messages.findLast(isSeen)?.time;
  if (last === undefined || seenTime === undefined) return last ?? seenTime;
  return last > seenTime ? last : seenTime;
}

export const getProfile = (store: BackendStore): ChatProfileUser => {
  const profile = store.table(chatProfileKey).get(ownId);
  const person = store.account === undefined ? undefined : store.table(peopleKey).get(store.account);
  if (profile) return profile;
  return {
    id: ownId,
    fullName: person?.fullName ?? '',
    avatar: person?.avatar ?? null,
    role: person?.company ?? '',
    about: '',
    status: 'online',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
  };
};

export const findChat = (store: BackendStore, contactId: number): StoredChat | undefined =>
  store
    .table(chatsKey)
    .all()
    .find(({ userId }) => userId === contactId);

export function beginChat(store: BackendStore, userId: number): StoredChat {
  const chats = store.table(chatsKey);
  return chats.put({ id: chats.nextId(), userId, unseenMsgs: 0 });
}

export const findMessages = (store: BackendStore, chatId: number): StoredMessage[] =>
  store
    .table(messagesKey)
    .all()
    .filter((message) => message.chatId === chatId);

/** Chat as answered. @param all its messages, oldest first @param shown those in the answer */
export function toChat(store: BackendStore, chat: StoredChat, all: readonly StoredMessage[], shown = all): Chat {
  const { id, userId, unseenMsgs, typingUntil, revision } = chat;
  const contact = store.table(contactsKey).get(userId);
  // People with an account report themselves what they have seen.
  const isOnline = contact?.status === 'online' && accountOf(store, contact) === undefined;
  const seenTime = seenUntil(all, { seenTime: chat.seenTime, isOnline, now: store.now() });
  return {
    ...{ id, userId, unseenMsgs },
    chat: shown.map(createMessageReader(store, all)),
    ...(seenTime === undefined ? {} : { seenTime }),
    ...(typingUntil !== undefined && Date.parse(typingUntil) > store.now() ? { isTyping: true } : {}),
    ...(revision === undefined ? {} : { revision }),
  };
}

const toLastMessage = (store: BackendStore, stored: StoredMessage): LastMessage => {
  const { message, time, senderId } = stored;
  return { message, time, senderId, ...nameOfFile(store, stored) };
};

export function listSummaries(store: BackendStore): (ChatSummary & { userId: number })[] {
  const last = new Map<number, StoredMessage>();
  for (const message of store.table(messagesKey).all()) last.set(message.chatId, message);
  return store
    .table(chatsKey)
    .all()
    .map(({ id, userId, unseenMsgs }) => {
      const lastMessage = last.get(id);
      return { id, userId, unseenMsgs, lastMessage: lastMessage ? toLastMessage(store, lastMessage) : null };
    });
}
