import { answerCall, type BackendCall, type BackendStore, created, refuseField, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { MessageToSend, SentMessage } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { findChat, findMessages, toChat } from './conversation';
import { createMessageReader } from './messageReader';
import { chatsKey, contactsKey, filesKey, messagesKey, type StoredChat, type StoredMessage } from './tables';

/** Now, or just after the chat's last message: a time names a message, so no two may share it. */
function getTime(store: BackendStore, messages: readonly StoredMessage[]): string {
  const last = messages.at(-1)?.time;
  return new Date(Math.max(store.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

function beginChat(store: BackendStore, userId: number): StoredChat {
  const chats = store.table(chatsKey);
  const chat = { id: chats.nextId(), userId, unseenMsgs: 0 };
  chats.put(chat);
  return chat;
}

/** Marks files as sent; undefined where one is not there, is another contact's or has gone with a message before. */
function takeFiles(store: BackendStore, contactId: number, ids: readonly number[]) {
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
  answer: SentMessage,
  success: [201],
  refusals: [400, 404],
  handle(store, { input }) {
    const { message: words, picture, fileIds, replyTo, key } = input.obj;
    const contact = store.table(contactsKey).get(input.obj.contact.id);
    const known = contact && findChat(store, contact.id);
    const before = known ? findMessages(store, known.id) : [];
    const sent = key ? before.find((message) => message.key === key) : undefined;
    if (known && sent) {
      const newMessageData = createMessageReader(store, before)(sent);
      return created({ response: { newMessageData, id: known.id } });
    }
    if (!words && !picture && !fileIds?.length) return refuseField('message', 'This field is required.');
    if (!contact) return unknown('contact');
    if (contact.isBlocked) return refuseField('contact', 'This contact is blocked.', 'blocked');
    const files = takeFiles(store, contact.id, fileIds ?? []);
    if (!files) return refuseField('fileIds', 'One of these files cannot be sent.');
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
    const all = [...before, message];
    const begun = known ? {} : { chat: toChat(store, chat, all) };
    return created({ response: { newMessageData: createMessageReader(store, all)(message), id: chat.id, ...begun } });
  },
});

export const messageCalls: BackendCall[] = [sendMessage];
