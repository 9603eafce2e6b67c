import {
  answerCall,
  type BackendCall,
  type BackendStore,
  type CallAnswer,
  isRejection,
  ok,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { ChatBlock, type ChatContact, ChatMute, ChatTag, ContactAnswer, ContactId } from '../api/schemas';
import { binMessages, restoreMessages, withContact } from './contactMessages';
import { findContact } from './contacts';
import { chatsTable, contactsTable } from './tables';

async function updateContact(
  store: BackendStore,
  id: number,
  change: (contact: ChatContact) => Partial<ChatContact>,
): Promise<CallAnswer<{ contact: ChatContact }>> {
  const before = await findContact(store, id);
  if (!before) return unknown('contact');
  const contact = { ...before, ...change(before) };
  await store.table(contactsTable).put(contact);
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
  async handle(store, { input: { contactId } }) {
    const answer = await withContact(store, contactId, async (chat) => {
      await binMessages(store, chat.id);
      await store.bin(chatsTable, chat.id);
    });
    if (!isRejection(answer)) await store.bin(contactsTable, contactId);
    return answer;
  },
});

const restoreContact = answerCall(calls.restoreContact, {
  summary: 'Restore a contact that was deleted in the last 10 minutes, with their messages',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  rejections: [404],
  async handle(store, { input: { contactId } }) {
    const [contact] = await store.restore(contactsTable, ({ id }) => id === contactId);
    if (!contact) return unknown('contact');
    const chats = await store.restore(chatsTable, ({ userId }) => userId === contactId);
    await restoreMessages(store, new Map(chats.map(({ id, clearedUntil = '' }) => [id, clearedUntil])));
    return ok({ contact });
  },
});

export const contactCalls: BackendCall[] = [mute, block, tag, deleteContact, restoreContact];
