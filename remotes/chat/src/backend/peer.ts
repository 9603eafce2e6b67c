import { type BackendStore, sendTo, z } from '@atrium/backend';
import { ChatPicture, ChatReaction } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { accountOf, findContact, findContactOf } from './contacts';
import { beginChat, findChat, findMessages } from './conversation';
import { filesOf } from './storedFiles';
import { chatsKey, filesKey, messagesKey, type StoredChat, type StoredMessage } from './tables';

export const peerTopic = 'chat.peer';

const PeerFile = z.object({
  fileName: z.string(),
  size: z.number(),
  url: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

/** Message from the sender's side; `isMine` refers to the named person. */
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
  message: z.optional(PeerMessage),
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

/** Notifies the contact's account: on a server. */
function notifyPeer(store: BackendStore, contactId: number, update: Omit<PeerUpdate, 'from'>): void {
  const contact = findContact(store, contactId);
  const account = contact && accountOf(store, contact);
  if (account !== undefined && store.account) sendTo(store, account, peerTopic, { from: store.account, ...update });
}

export const notifyMessage = (store: BackendStore, { userId }: StoredChat, message: StoredMessage): void =>
  notifyPeer(store, userId, { message: toPeerMessage(store, message) });

export function notifySeen(store: BackendStore, { id, userId }: StoredChat): void {
  const last = findMessages(store, id).findLast(({ senderId }) => senderId !== ownId);
  if (last) notifyPeer(store, userId, { seenTime: last.time });
}

const mirrorContact = (isMine: boolean, contactId: number): number => (isMine ? contactId : ownId);

function toStored(store: BackendStore, sent: PeerMessage, contactId: number): Omit<StoredMessage, 'id' | 'chatId'> {
  const { isMine, isDeleted, files, replyTo, reactions, ...rest } = sent;
  const table = store.table(filesKey);
  const fileIds = files.map((file) => table.put({ ...file, id: table.nextId(), contactId, isSent: true }).id);
  return {
    ...rest,
    senderId: mirrorContact(isMine, contactId),
    ...(isDeleted && { isDeleted }),
    ...(fileIds.length > 0 && { fileIds }),
    ...(replyTo && { replyTo: { time: replyTo.time, senderId: mirrorContact(replyTo.isMine, contactId) } }),
    ...(reactions && {
      reactions: reactions.map(({ emoji, senderIds }) => ({
        emoji,
        senderIds: senderIds.map((id) => mirrorContact(id === ownId, contactId)),
      })),
    }),
  };
}

function receiveNew(store: BackendStore, chat: StoredChat, sent: PeerMessage): void {
  const messages = store.table(messagesKey);
  messages.put({ ...toStored(store, sent, chat.userId), id: messages.nextId(), chatId: chat.id });
  store.table(chatsKey).put({ ...chat, unseenMsgs: chat.unseenMsgs + 1 });
}

/** Changes an existing message; restoring brings back a deleted one. */
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
  // Messages cleared on this side stay cleared when the other side changes them.
  else if (sent.isMine && !sent.isDeleted && sent.time > (chat.clearedUntil ?? '')) receiveNew(store, chat, sent);
}

export function receivePeer(store: BackendStore, update: unknown): void {
  const { data } = z.safeParse(PeerUpdate, update);
  const contact = data && findContactOf(store, data.from);
  if (!data || !contact || contact.isBlocked) return;
  const chat = findChat(store, contact.id);
  if (data.message) receiveMessage(store, chat ?? beginChat(store, contact.id), data.message);
  if (data.seenTime && chat) store.table(chatsKey).put({ ...chat, seenTime: data.seenTime });
}
