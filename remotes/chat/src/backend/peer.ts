import { and, type BackendStore, eq, ne, sendTo, z } from '@atrium/backend';
import { ChatPicture, ChatReaction } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { accountOf, findContact, findContactOf } from './contacts';
import { beginChat, countChange, findChat, findMessage, newestFirst, putChat } from './conversation';
import { loadFiles } from './storedFiles';
import { chatsTable, filesTable, messagesTable, type StoredChat, type StoredMessage } from './tables';

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

async function toPeerMessage(store: BackendStore, stored: StoredMessage): Promise<PeerMessage> {
  const { filesOf } = await loadFiles(store, [stored]);
  const { time, message, senderId, isDeleted = false, picture, reactions, editedTime, replyTo } = stored;
  return {
    ...{ time, message, isDeleted, isMine: senderId === ownId },
    ...(picture && { picture }),
    ...(reactions && { reactions }),
    ...(editedTime && { editedTime }),
    files: filesOf(stored).map(({ id: _, contactId: __, isSent: ___, ...file }) => file),
    ...(replyTo && { replyTo: { time: replyTo.time, isMine: replyTo.senderId === ownId } }),
  };
}

/** Notifies the contact's account: on a server. */
async function notifyPeer(
  store: BackendStore,
  contactId: number,
  toUpdate: () => Promise<Omit<PeerUpdate, 'from'>>,
): Promise<void> {
  if (!store.account) return;
  const contact = await findContact(store, contactId);
  const account = contact && (await accountOf(store, contact));
  if (account !== undefined) sendTo(store, account, peerTopic, { from: store.account, ...(await toUpdate()) });
}

export const notifyMessage = (store: BackendStore, { userId }: StoredChat, message: StoredMessage): Promise<void> =>
  notifyPeer(store, userId, async () => ({ message: await toPeerMessage(store, message) }));

export async function notifySeen(store: BackendStore, { id, userId }: StoredChat): Promise<void> {
  const where = and(eq('chatId', id), ne('senderId', ownId));
  const last = await store.table(messagesTable).first({ where, orderBy: newestFirst });
  if (last) await notifyPeer(store, userId, async () => ({ seenTime: last.time }));
}

const mirrorContact = (isMine: boolean, contactId: number): number => (isMine ? contactId : ownId);

async function storeFiles(store: BackendStore, files: PeerMessage['files'], contactId: number): Promise<number[]> {
  const table = store.table(filesTable);
  const ids: number[] = [];
  for (const file of files) {
    const id = await table.nextId();
    await table.put({ ...file, id, contactId, isSent: true });
    ids.push(id);
  }
  return ids;
}

function toStored(sent: PeerMessage, contactId: number): Omit<StoredMessage, 'id' | 'chatId' | 'fileIds'> {
  const { isMine, isDeleted, files: _, replyTo, reactions, ...rest } = sent;
  return {
    ...rest,
    senderId: mirrorContact(isMine, contactId),
    ...(isDeleted && { isDeleted }),
    ...(replyTo && { replyTo: { time: replyTo.time, senderId: mirrorContact(replyTo.isMine, contactId) } }),
    ...(reactions && {
      reactions: reactions.map(({ emoji, senderIds }) => ({
        emoji,
        senderIds: senderIds.map((id) => mirrorContact(id === ownId, contactId)),
      })),
    }),
  };
}

async function receiveNew(store: BackendStore, chat: StoredChat, sent: PeerMessage): Promise<void> {
  const messages = store.table(messagesTable);
  const fileIds = await storeFiles(store, sent.files, chat.userId);
  const place = { id: await messages.nextId(), chatId: chat.id, ...(fileIds.length > 0 && { fileIds }) };
  await messages.put({ ...toStored(sent, chat.userId), ...place });
  await putChat(store, { ...chat, unseenMsgs: chat.unseenMsgs + 1 });
}

/** Changes an existing message; restoring brings back a deleted one. */
async function receiveChange(
  store: BackendStore,
  chat: StoredChat,
  { id, fileIds }: StoredMessage,
  sent: PeerMessage,
): Promise<void> {
  const place = { id, chatId: chat.id, ...(fileIds && { fileIds }) };
  await store.table(messagesTable).put({ ...toStored(sent, chat.userId), ...place });
  if (sent.isDeleted) await store.bin(messagesTable, id);
  await countChange(store, chat);
}

async function receiveMessage(store: BackendStore, chat: StoredChat, sent: PeerMessage): Promise<void> {
  const isSame = ({ chatId, time }: StoredMessage) => chatId === chat.id && time === sent.time;
  const known = (await findMessage(store, chat.id, sent.time)) ?? (await store.restore(messagesTable, isSame))[0];
  if (known) await receiveChange(store, chat, known, sent);
  // Messages cleared on this side stay cleared when the other side changes them.
  else if (sent.isMine && !sent.isDeleted && sent.time > (chat.clearedUntil ?? '')) await receiveNew(store, chat, sent);
}

export async function receivePeer(store: BackendStore, update: unknown): Promise<void> {
  const { data } = z.safeParse(PeerUpdate, update);
  const contact = data && (await findContactOf(store, data.from));
  if (!data || !contact || contact.isBlocked) return;
  const chat = await findChat(store, contact.id);
  if (data.message) await receiveMessage(store, chat ?? (await beginChat(store, contact.id)), data.message);
  if (data.seenTime && chat) await store.table(chatsTable).put({ ...chat, seenTime: data.seenTime });
}
