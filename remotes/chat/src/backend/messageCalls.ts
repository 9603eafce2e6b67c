import { answerCall, type BackendCall, type BackendStore, created, rejectField, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { MessageToSend, SentMessage } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { findContact } from './contacts';
import { beginChat, findChat, findMessages, toChat } from './conversation';
import { createMessageReader } from './messageReader';
import { notifyMessage, peerTopic } from './peer';
import { filesKey, messagesKey, type StoredMessage } from './tables';

/** Current time, or just after the last message: times must be unique. */
function getTime(store: BackendStore, messages: readonly StoredMessage[]): string {
  const last = messages.at(-1)?.time;
  return new Date(Math.max(store.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

/** Marks files as sent; undefined if one is missing, belongs to another contact, or was sent before. */
function claimFiles(store: BackendStore, contactId: number, ids: readonly number[]) {
  const files = ids.map((id) => store.table(filesKey).get(id));
  const isOwn = files.every((file) => file?.contactId === contactId && !file.isSent);
  if (!isOwn || new Set(ids).size < ids.length) return undefined;
  for (const file of files) if (file) store.table(filesKey).put({ ...file, isSent: true });
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
  handle(store, { input }) {
    const { message: words, picture, fileIds, replyTo, key } = input.obj;
    const contact = findContact(store, input.obj.contact.id);
    const known = contact && findChat(store, contact.id);
    const before = known ? findMessages(store, known.id) : [];
    const sent = key ? before.find((message) => message.key === key) : undefined;
    if (known && sent) {
      const newMessageData = createMessageReader(store, before)(sent);
      return created({ response: { newMessageData, id: known.id } });
    }
    if (!words && !picture && !fileIds?.length) return rejectField('message', 'This field is required.');
    if (!contact) return unknown('contact');
    if (contact.isBlocked) return rejectField('contact', 'This contact is blocked.', 'blocked');
    const files = claimFiles(store, contact.id, fileIds ?? []);
    if (!files) return rejectField('fileIds', 'One of these files cannot be sent.');
    const chat = known ?? beginChat(store, contact.id);
    const quoted = before.find(({ time }) => time === replyTo);
    const messages = store.table(messagesKey);
    const message: StoredMessage = {
      id: messages.nextId(),
      chatId: chat.id,
      message: words,
      time: getTime(store, before),
      senderId: ownId,
      ...(picture ? { picture } : {}),
      ...files,
      ...(quoted ? { replyTo: { time: quoted.time, senderId: quoted.senderId } } : {}),
      ...(key ? { key } : {}),
    };
    messages.put(message);
    notifyMessage(store, chat, message);
    const all = [...before, message];
    const begun = known ? {} : { chat: toChat(store, chat, all) };
    return created({ response: { newMessageData: createMessageReader(store, all)(message), id: chat.id, ...begun } });
  },
});

export const messageCalls: BackendCall[] = [sendMessage];
