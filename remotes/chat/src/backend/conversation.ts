import { and, type BackendStore, desc, eq, lte, ne, or, peopleTable } from '@atrium/backend';
import type { Chat } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import type { ChatProfileUser, ChatSummary } from '../api/schemas';
import { accountOf } from './contacts';
import { readMessages } from './readMessages';
import { loadFiles } from './storedFiles';
import {
  chatProfileTable,
  chatsTable,
  contactsTable,
  maxListed,
  messagesTable,
  type StoredChat,
  type StoredMessage,
} from './tables';

/** Time in which an online contact of the demo sees a message, in milliseconds. */
const glance = 5_000;

export const newestFirst = [desc('time'), desc('id')] as const;

export async function getProfile(store: BackendStore): Promise<ChatProfileUser> {
  const profile = await store.table(chatProfileTable).get(ownId);
  if (profile) return profile;
  const person = store.account === undefined ? undefined : await store.table(peopleTable).get(store.account);
  return {
    id: ownId,
    fullName: person?.fullName ?? '',
    avatar: person?.avatar ?? null,
    role: person?.company ?? '',
    about: '',
    status: 'online',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
  };
}

export const findChat = (store: BackendStore, contactId: number): Promise<StoredChat | undefined> =>
  store.table(chatsTable).first({ where: eq('userId', contactId) });

export async function beginChat(store: BackendStore, userId: number): Promise<StoredChat> {
  const chats = store.table(chatsTable);
  return chats.put({ id: await chats.nextId(), userId, unseenMsgs: 0 });
}

export const findMessage = (store: BackendStore, chatId: number, time: string): Promise<StoredMessage | undefined> =>
  store.table(messagesTable).first({ where: and(eq('chatId', chatId), eq('time', time)) });

export const findLast = (store: BackendStore, chatId: number): Promise<StoredMessage | undefined> =>
  store.table(messagesTable).first({ where: eq('chatId', chatId), orderBy: newestFirst });

/** Stores a chat whose messages have changed. */
export async function putChat(store: BackendStore, chat: StoredChat): Promise<StoredChat> {
  const last = await findLast(store, chat.id);
  return store.table(chatsTable).put({ ...chat, lastMessageId: last?.id ?? null });
}

/** Counts a change of an existing message, so that pages read them again. */
export const countChange = (store: BackendStore, chat: StoredChat): Promise<StoredChat> =>
  putChat(store, { ...chat, revision: (chat.revision ?? 0) + 1 });

/**
 * Time of the last message that the contact has seen: as stored, as implied by their answers, and in the demo after a
 * while for online contacts.
 */
async function seenUntil(store: BackendStore, { id, userId, seenTime }: StoredChat): Promise<string | undefined> {
  const contact = await store.table(contactsTable).get(userId);
  // People with an account report themselves what they have seen.
  const isOnline = contact?.status === 'online' && (await accountOf(store, contact)) === undefined;
  const glanced = new Date(store.now() - glance).toISOString();
  const isSeen = or(ne('senderId', ownId), isOnline && lte('time', glanced));
  const last = await store.table(messagesTable).first({ where: and(eq('chatId', id), isSeen), orderBy: newestFirst });
  if (!last || seenTime === undefined) return last?.time ?? seenTime;
  return last.time > seenTime ? last.time : seenTime;
}

/** Chat as answered. @param shown those of its messages that are in the answer, oldest first */
export async function toChat(store: BackendStore, chat: StoredChat, shown: readonly StoredMessage[]): Promise<Chat> {
  const { id, userId, unseenMsgs, typingUntil, revision } = chat;
  const [seenTime, messages] = await Promise.all([seenUntil(store, chat), readMessages(store, shown)]);
  return {
    ...{ id, userId, unseenMsgs, chat: messages },
    ...(seenTime === undefined ? {} : { seenTime }),
    ...(typingUntil !== undefined && Date.parse(typingUntil) > store.now() ? { isTyping: true } : {}),
    ...(revision === undefined ? {} : { revision }),
  };
}

/** The last messages of chats, by the ids of these. */
async function findLastOf(store: BackendStore, chats: readonly StoredChat[]): Promise<Map<number, StoredMessage>> {
  const unknown = chats.filter(({ lastMessageId }) => lastMessageId === undefined);
  const [known, others] = await Promise.all([
    store.table(messagesTable).getMany(chats.flatMap(({ lastMessageId }) => lastMessageId ?? [])),
    Promise.all(unknown.map(({ id }) => findLast(store, id))),
  ]);
  return new Map([...known, ...others].flatMap((message) => (message ? [[message.chatId, message]] : [])));
}

export async function listSummaries(store: BackendStore): Promise<(ChatSummary & { userId: number })[]> {
  const chats = await store.table(chatsTable).find({ limit: maxListed });
  const last = await findLastOf(store, chats);
  const { nameOf } = await loadFiles(store, [...last.values()]);
  return chats.map(({ id, userId, unseenMsgs }) => {
    const stored = last.get(id);
    if (!stored) return { id, userId, unseenMsgs, lastMessage: null };
    const { message, time, senderId } = stored;
    return { id, userId, unseenMsgs, lastMessage: { message, time, senderId, ...nameOf(stored) } };
  });
}
