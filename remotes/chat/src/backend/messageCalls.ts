import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  eq,
  rejectField,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { MessageToSend, SentMessage } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { findContact } from './contacts';
import { beginChat, findChat, findLast, findMessage, putChat, toChat } from './conversation';
import { notifyMessage, peerTopic } from './peer';
import { readMessage } from './readMessages';
import { filesTable, messagesTable, type StoredMessage } from './tables';

/** Current time, or just after the last message: times must be unique. */
async function getTime(store: BackendStore, chatId: number): Promise<string> {
  const last = await findLast(store, chatId);
  return new Date(Math.max(store.now(), last ? Date.parse(last.time) + 1 : 0)).toISOString();
}

/** Marks files as sent; undefined if one is missing, belongs to another contact, or was sent before. */
async function claimFiles(store: BackendStore, contactId: number, ids: readonly number[]) {
  const table = store.table(filesTable);
  const files = ids.length > 0 ? await table.getMany(ids) : [];
  if (files.length < ids.length || files.some((file) => file.contactId !== contactId || file.isSent)) return undefined;
  for (const file of files) await table.put({ ...file, isSent: true });
  return ids.length > 0 ? { fileIds: [...ids] } : {};
}

const sendMessage = answerCall(calls.sendMessage, {
  summary: 'Send a message to a contact; the first one begins the chat, which is then in the answer',
  notes:
    'Words, files, a picture or some of these: none is 400. Of the contact only the id is read. A blocked contact is 400. A message with a key that was sent before is the one that is there.',
  input: MessageToSend,
  // Pictures are included as text.
  maxBytes: 2 * 1024 * 1024,
  answer: SentMessage,
  success: [201],
  rejections: [400, 404],
  sends: [peerTopic],
  async handle(store, { input }) {
    const { message: words, picture, fileIds, replyTo, key } = input.obj;
    const messages = store.table(messagesTable);
    const contact = await findContact(store, input.obj.contact.id);
    const known = contact && (await findChat(store, contact.id));
    const sent =
      known && key ? await messages.first({ where: and(eq('chatId', known.id), eq('key', key)) }) : undefined;
    if (known && sent) return created({ response: { newMessageData: await readMessage(store, sent), id: known.id } });
    if (!words && !picture && !fileIds?.length) return rejectField('message', 'This field is required.');
    if (!contact) return unknown('contact');
    if (contact.isBlocked) return rejectField('contact', 'This contact is blocked.', 'blocked');
    const files = await claimFiles(store, contact.id, fileIds ?? []);
    if (!files) return rejectField('fileIds', 'One of these files cannot be sent.');
    const chat = known ?? (await beginChat(store, contact.id));
    const quoted = replyTo ? await findMessage(store, chat.id, replyTo) : undefined;
    const message: StoredMessage = {
      id: await messages.nextId(),
      chatId: chat.id,
      message: words,
      time: await getTime(store, chat.id),
      senderId: ownId,
      ...(picture ? { picture } : {}),
      ...files,
      ...(quoted ? { replyTo: { time: quoted.time, senderId: quoted.senderId } } : {}),
      ...(key ? { key } : {}),
    };
    await messages.put(message);
    await putChat(store, chat);
    await notifyMessage(store, chat, message);
    const begun = known ? {} : { chat: await toChat(store, chat, [message]) };
    return created({ response: { newMessageData: await readMessage(store, message), id: chat.id, ...begun } });
  },
});

export const messageCalls: BackendCall[] = [sendMessage];
