import { answerCall, type BackendCall, type BackendStore, created, refuseField, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { MessageToSend, SentMessage } from '../api/schemas';
import { findChat, findMessages, toChat } from './conversation';
import { chatsKey, contactsKey, messagesKey, ownId, type StoredChat } from './tables';

/** Now, or just after the chat's last message: a time names a message, so no two may share it. */
function getTime(store: BackendStore, chatId: number): string {
  const last = findMessages(store, chatId).at(-1)?.time;
  return new Date(Math.max(store.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

function beginChat(store: BackendStore, userId: number): StoredChat {
  const chats = store.table(chatsKey);
  const chat = { id: chats.nextId(), userId, unseenMsgs: 0 };
  chats.put(chat);
  return chat;
}

const sendMessage = answerCall(calls.sendMessage, {
  summary: 'Send a message to a contact; the first one begins the chat, which is then in the answer',
  notes: 'Words, a picture or both: neither is 400. Of the contact only the id is read. A blocked contact is 400.',
  input: MessageToSend,
  answer: SentMessage,
  success: [201],
  refusals: [400, 404],
  handle(store, { input }) {
    const { message: words, picture } = input.obj;
    if (!words && !picture) return refuseField('message', 'This field is required.');
    const contact = store.table(contactsKey).get(input.obj.contact.id);
    if (!contact) return unknown('contact');
    if (contact.isBlocked) return refuseField('contact', 'This contact is blocked.');
    const known = findChat(store, contact.id);
    const chat = known ?? beginChat(store, contact.id);
    const messages = store.table(messagesKey);
    const newMessageData = {
      message: words,
      time: getTime(store, chat.id),
      senderId: ownId,
      ...(picture ? { picture } : {}),
    };
    const message = { id: messages.nextId(), chatId: chat.id, ...newMessageData };
    messages.put(message);
    const begun = known ? {} : { chat: toChat(chat, [message]) };
    return created({ response: { newMessageData, id: chat.id, ...begun } });
  },
});

export const messageCalls: BackendCall[] = [sendMessage];
