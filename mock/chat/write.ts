import {
  ChatBlock,
  ChatClear,
  type ChatContact,
  ChatMute,
  ChatProfileAnswer,
  ChatProfileUpdate,
  ChatTag,
  ContactAnswer,
  call,
  MessageToSend,
  type MockAnswer,
  type MockCall,
  type MockStore,
  SentMessage,
} from 'shared/api';
import { created, ok, refuseField, unknown } from '../core/answer';
import { bringBack, listBinned, readField } from '../core/bin';
import { findChat, findMessages, toChat } from './conversation';
import { getProfile } from './read';
import { chatProfileKey, chatsKey, contactsKey, messagesKey, ownId, type StoredChat } from './tables';

/** Now, or just after the chat's last message: a time names a message, so no two may share it. */
function getTime(store: MockStore, chatId: number): string {
  const last = findMessages(store, chatId).at(-1)?.time;
  return new Date(Math.max(store.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

function beginChat(store: MockStore, userId: number): StoredChat {
  const chats = store.table(chatsKey);
  const chat = { id: chats.nextId(), userId, unseenMsgs: 0 };
  chats.put(chat);
  return chat;
}

const send = call({
  method: 'POST',
  path: '/apps/chat/send-msg',
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

const updateProfile = call({
  method: 'POST',
  path: '/apps/chat/users/profile-user',
  summary: "Change one's own about, status or settings",
  input: ChatProfileUpdate,
  answer: ChatProfileAnswer,
  handle(store, { input: { about, status, settings } }) {
    const before = getProfile(store);
    const profileUser = {
      ...before,
      about: about ?? before.about,
      status: status ?? before.status,
      settings: { ...before.settings, ...settings },
    };
    store.table(chatProfileKey).put(profileUser);
    return ok({ profileUser });
  },
});

function updateContact(
  store: MockStore,
  id: number,
  change: (contact: ChatContact) => Partial<ChatContact>,
): MockAnswer<{ contact: ChatContact }> {
  const before = store.table(contactsKey).get(id);
  if (!before) return unknown('contact');
  const contact = { ...before, ...change(before) };
  store.table(contactsKey).put(contact);
  return ok({ contact });
}

const mute = call({
  method: 'POST',
  path: '/apps/chat/mute',
  summary: 'Mute a contact, or no longer',
  input: ChatMute,
  answer: ContactAnswer,
  refusals: [404],
  handle: (store, { input: { contactId, isMuted } }) => updateContact(store, contactId, () => ({ isMuted })),
});

const block = call({
  method: 'POST',
  path: '/apps/chat/block',
  summary: 'Block a contact, or no longer; a blocked one gets no messages',
  input: ChatBlock,
  answer: ContactAnswer,
  refusals: [404],
  handle: (store, { input: { contactId, isBlocked } }) => updateContact(store, contactId, () => ({ isBlocked })),
});

const tag = call({
  method: 'POST',
  path: '/apps/chat/tag',
  summary: "Set a contact's tags, or whether it is important",
  input: ChatTag,
  answer: ContactAnswer,
  refusals: [404],
  handle: (store, { input: { contactId, tags, isImportant } }) =>
    updateContact(store, contactId, (contact) => ({
      tags: tags ? [...new Set(tags)] : contact.tags,
      isImportant: isImportant ?? contact.isImportant,
    })),
});

const clear = call({
  method: 'POST',
  path: '/apps/chat/clear',
  summary: 'Delete the messages of the chat with a contact',
  input: ChatClear,
  answer: ContactAnswer,
  action: 'delete',
  refusals: [404],
  handle(store, { input: { contactId } }) {
    const chat = findChat(store, contactId);
    if (chat) {
      const messages = store.table(messagesKey);
      for (const { id, chatId } of messages.all()) if (chatId === chat.id) messages.delete(id);
      store.table(chatsKey).put({ ...chat, unseenMsgs: 0 });
    }
    return updateContact(store, contactId, () => ({}));
  },
});

const deleteContact = call({
  method: 'POST',
  path: '/apps/chat/delete-contact',
  summary: 'Delete a contact, and with them what was said; for 10 minutes both can be brought back',
  input: ChatClear,
  answer: ContactAnswer,
  action: 'delete',
  refusals: [404],
  handle(store, { input: { contactId } }) {
    const contact = store.table(contactsKey).get(contactId);
    if (!contact) return unknown('contact');
    const chat = findChat(store, contactId);
    if (chat) {
      for (const { id } of findMessages(store, chat.id)) store.bin(messagesKey, id);
      store.bin(chatsKey, chat.id);
    }
    store.bin(contactsKey, contactId);
    return ok({ contact });
  },
});

const restoreContact = call({
  method: 'POST',
  path: '/apps/chat/restore-contact',
  summary: 'Bring back a contact that was deleted in the last 10 minutes, and what was said',
  input: ChatClear,
  answer: ContactAnswer,
  action: 'delete',
  refusals: [404],
  handle(store, { input: { contactId } }) {
    const contact = listBinned(store, contactsKey).findLast(({ recordId }) => recordId === contactId);
    if (!contact) return unknown('contact');
    const chats = listBinned(store, chatsKey).filter(({ row }) => readField(row, 'userId') === contactId);
    const chatIds = new Set<unknown>(chats.map(({ recordId }) => recordId));
    const messages = listBinned(store, messagesKey).filter(({ row }) => chatIds.has(readField(row, 'chatId')));
    for (const entry of [contact, ...chats, ...messages]) bringBack(store, entry);
    return updateContact(store, contactId, () => ({}));
  },
});

export const writeCalls: MockCall[] = [send, updateProfile, mute, block, tag, clear, deleteContact, restoreContact];
