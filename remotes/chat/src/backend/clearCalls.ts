import { answerCall, type BackendCall, ok, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { ContactAnswer, ContactId } from '../api/schemas';
import { countChange } from './changeCalls';
import { findChat, findMessages } from './conversation';
import { contactsKey, messagesKey } from './tables';

const clear = answerCall(calls.clear, {
  summary: 'Delete the messages of the chat with a contact; they can be restored for 10 minutes',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  refusals: [404],
  handle(store, { input: { contactId } }) {
    const contact = store.table(contactsKey).get(contactId);
    if (!contact) return unknown('contact');
    const chat = findChat(store, contactId);
    const messages = chat ? findMessages(store, chat.id) : [];
    for (const { id } of messages) store.bin(messagesKey, id);
    const { clearedUntil: clearedBefore } = chat ?? {};
    const clearedUntil = messages.at(-1)?.time ?? clearedBefore;
    if (chat) {
      countChange(store, {
        ...chat,
        unseenMsgs: 0,
        ...(clearedUntil ? { clearedUntil } : {}),
        ...(clearedBefore ? { clearedBefore } : {}),
      });
    }
    return ok({ contact });
  },
});

const restoreChat = answerCall(calls.restoreChat, {
  summary: 'Restore the messages of a chat that was cleared in the last 10 minutes',
  notes: 'What was deleted one by one, or when the chat was cleared before, stays deleted.',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  refusals: [404],
  handle(store, { input: { contactId } }) {
    const contact = store.table(contactsKey).get(contactId);
    const chat = contact && findChat(store, contactId);
    if (!chat) return unknown('contact');
    const { clearedUntil: _, clearedBefore, ...rest } = chat;
    const from = clearedBefore ?? '';
    store.restore(
      messagesKey,
      ({ chatId, time, isDeleted }) => chatId === chat.id && time > from && isDeleted !== true,
    );
    countChange(store, { ...rest, ...(clearedBefore ? { clearedUntil: clearedBefore } : {}) });
    return ok({ contact });
  },
});

export const clearCalls: BackendCall[] = [clear, restoreChat];
