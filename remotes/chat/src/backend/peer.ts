import { type BackendStore, sendTo, z } from '@atrium/backend';
import { ChatPicture, ChatReaction } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { accountOf, findContact, findContactOf } from './contacts';
import { beginChat, findChat, findMessages } from './conversation';
import { filesOf } from './storedFiles';
import { chatsKey, filesKey, messagesKey, type StoredChat, type StoredMessage } from './tables';

/** The topic by which the other one's side of a conversation learns of this one. */
export const peerTopic = 'chat.peer';

const PeerFile = z.object({
  fileName: z.string(),
  size: z.number(),
  url: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

/** A message as its sender's side has it; `isMine` says so of the person who is named. */
const PeerMessage = z.object({
  time: z.string(),
  message: z.string(),
  isMine: z.boolean(),
  isDeleted: z.boolean(),
  picture: z.optional(ChatPicture),
  reactions: z.optional(z.array(ChatReaction)),
  editedTime: z.optional(z.string()),
  files: z.array(PeerFile),
  replyTo: z.optional(z.object({ time: z.string(), isMine: z.boolean() })),
});
type PeerMessage = z.infer<typeof PeerMessage>;

const PeerUpdate = z.object({
  from: z.int(),
  /** A message that is new, or no longer what it was. */
  message: z.optional(PeerMessage),
  /** Up to which message it was seen. */
  seenTime: z.optional(z.string()),
});
type PeerUpdate = z.infer<typeof PeerUpdate>;

function toPeerMessage(store: BackendStore, stored: StoredMessage): PeerMessage {
  const { time, message, senderId, isDeleted = false, picture, reactions, editedTime, replyTo } = stored;
  return {
    ...{ time, message, isDeleted, isMine: senderId === ownId },
    ...(picture && { picture }),
    ...(reactions && { reactions }),
    ...(editedTime && { editedTime }),
    files: filesOf(store, stored).map(({ id: _, contactId: __, isSent: ___, ...file }) => file),
    ...(replyTo && { replyTo: { time: replyTo.time, isMine: replyTo.senderId === ownId } }),
  };
}

/** Tells the other side of a conversation, where the contact has an account: on a server. */
function notifyPeer(store: BackendStore, contactId: number, news: Omit<PeerUpdate, 'from'>): void {
  const contact = findContact(store, contactId);
  const account = contact && accountOf(store, contact);
  if (account !== undefined && store.account) sendTo(store, account, peerTopic, { from: store.account, ...news });
}

export const notifyMessage = (store: BackendStore, { userId }: StoredChat, message: StoredMessage): void =>
  notifyPeer(store, userId, { message: toPeerMessage(store, message) });

/** Says that all was seen that the other one has written. */
export function notifySeen(store: BackendStore, { id, userId }: StoredChat): void {
  const last = findMessages(store, id).findLast(({ senderId }) => senderId !== ownId);
  if (last) notifyPeer(store, userId, { seenTime: last.time });
}

/** Who is oneself on one side is the contact on the other. */
const turn = (isMine: boolean, contactId: number): number => (isMine ? contactId : ownId);

function toStored(store: BackendStore, sent: PeerMessage, contactId: number): Omit<StoredMessage, 'id' | 'chatId'> {
  const { isMine, isDeleted, files, replyTo, reactions, ...rest } = sent;
  const table = store.table(filesKey);
  const fileIds = files.map((file) => table.put({ ...file, id: table.nextId(), contactId, isSent: true }).id);
  return {
    ...rest,
    senderId: turn(isMine, contactId),
    ...(isDeleted && { isDeleted }),
    ...(fileIds.length > 0 && { fileIds }),
    ...(replyTo && { replyTo: { time: replyTo.time, senderId: turn(replyTo.isMine, contactId) } }),
    ...(reactions && {
      reactions: reactions.map(({ emoji, senderIds }) => ({
        emoji,
        senderIds: senderIds.map((id) => turn(id === ownId, contactId)),
      })),
    }),
  };
}

function receiveNew(store: BackendStore, chat: StoredChat, sent: PeerMessage): void {
  const messages = store.table(messagesKey);
  messages.put({ ...toStored(store, sent, chat.userId), id: messages.nextId(), chatId: chat.id });
  store.table(chatsKey).put({ ...chat, unseenMsgs: chat.unseenMsgs + 1 });
}

/** Changes a message that is there; one that was deleted comes back by its restoring. */
function receiveChange(store: BackendStore, chat: StoredChat, known: StoredMessage, sent: PeerMessage): void {
  const { fileIds, ...changed } = toStored(store, { ...sent, files: [] }, chat.userId);
  const message = { ...changed, id: known.id, chatId: chat.id, ...(known.fileIds && { fileIds: known.fileIds }) };
  store.table(messagesKey).put(message);
  store.table(chatsKey).put({ ...chat, revision: (chat.revision ?? 0) + 1 });
  if (sent.isDeleted) store.bin(messagesKey, known.id);
}

function receiveMessage(store: BackendStore, chat: StoredChat, sent: PeerMessage): void {
  const isSame = ({ chatId, time }: StoredMessage) => chatId === chat.id && time === sent.time;
  const known = findMessages(store, chat.id).find(isSame) ?? store.restore(messagesKey, isSame)[0];
  if (known) receiveChange(store, chat, known, sent);
  // What was cleared on this side stays away when it is changed on the other.
  else if (sent.isMine && !sent.isDeleted && sent.time > (chat.clearedUntil ?? '')) receiveNew(store, chat, sent);
}

/** Takes in what the other side of a conversation has done. */
export function receivePeer(store: BackendStore, news: unknown): void {
  const { data } = z.safeParse(PeerUpdate, news);
  const contact = data && findContactOf(store, data.from);
  if (!data || !contact || contact.isBlocked) return;
  const chat = findChat(store, contact.id);
  if (data.message) receiveMessage(store, chat ?? beginChat(store, contact.id), data.message);
  if (data.seenTime && chat) store.table(chatsKey).put({ ...chat, seenTime: data.seenTime });
}
