import { answerCall, type BackendCall, type BackendStore, type CallAnswer, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ChatBlock, type ChatContact, ChatMute, ChatTag, ContactAnswer, ContactId } from '../api/schemas';
import { binMessages, restoreMessages, withContact } from './contactMessages';
import { findContact } from './contacts';
import { chatsKey, contactsKey } from './tables';

function updateContact(
  store: BackendStore,
  id: number,
  change: (contact: ChatContact) => Partial<ChatContact>,
): CallAnswer<{ contact: ChatContact }> {
  const before = findContact(store, id);
  if (!before) return unknown('contact');
  const contact = { ...before, ...change(before) };
  store.table(contactsKey).put(contact);
  return ok({ contact });
}

const mute = answerCall(calls.mute, {
  summary: 'Mute a contact, or no longer',
  input: ChatMute,
  answer: ContactAnswer,
  rejections: [404],
  handle: (store, { input: { contactId, isMuted } }) => updateContact(store, contactId, () => ({ isMuted })),
});

const block = answerCall(calls.block, {
  summary: 'Block a contact, or no longer; a blocked one gets no messages',
  input: ChatBlock,
  answer: ContactAnswer,
  rejections: [404],
  handle: (store, { input: { contactId, isBlocked } }) => updateContact(store, contactId, () => ({ isBlocked })),
});

const tag = answerCall(calls.tag, {
  summary: "Set a contact's tags, or whether it is important",
  input: ChatTag,
  answer: ContactAnswer,
  rejections: [404],
  handle: (store, { input: { contactId, tags, isImportant } }) =>
    updateContact(store, contactId, (contact) => ({
      tags: tags ? [...new Set(tags)] : contact.tags,
      isImportant: isImportant ?? contact.isImportant,
    })),
});

const deleteContact = answerCall(calls.deleteContact, {
  summary: 'Delete a contact and their messages; both can be restored for 10 minutes',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  rejections: [404],
  handle: (store, { input: { contactId } }) =>
    withContact(store, contactId, (chat) => {
      if (chat) {
        binMessages(store, chat.id);
        store.bin(chatsKey, chat.id);
      }
      store.bin(contactsKey, contactId);
    }),
});

const restoreContact = answerCall(calls.restoreContact, {
  summary: 'Restore a contact that was deleted in the last 10 minutes, with their messages',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  rejections: [404],
  handle(store, { input: { contactId } }) {
    const [contact] = store.restore(contactsKey, ({ id }) => id === contactId);
    if (!contact) return unknown('contact');
    const chats = store.restore(chatsKey, ({ userId }) => userId === contactId);
    restoreMessages(store, new Map(chats.map(({ id, clearedUntil = '' }) => [id, clearedUntil])));
    return ok({ contact });
  },
});

export const contactCalls: BackendCall[] = [mute, block, tag, deleteContact, restoreContact];
