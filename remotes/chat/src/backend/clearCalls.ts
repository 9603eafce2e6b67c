import { answerCall, type BackendCall } from '@atrium/backend';
import { calls } from '../api/calls';
import { ContactAnswer, ContactId } from '../api/schemas';
import { countChange } from './changeCalls';
import { binMessages, restoreMessages, withContact } from './contactMessages';

const clear = answerCall(calls.clear, {
  summary: 'Delete the messages of the chat with a contact; they can be restored for 10 minutes',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  rejections: [404],
  handle: (store, { input: { contactId } }) =>
    withContact(store, contactId, (chat) => {
      if (!chat) return;
      const { clearedUntil: clearedBefore } = chat;
      const clearedUntil = binMessages(store, chat.id).at(-1)?.time ?? clearedBefore;
      countChange(store, {
        ...chat,
        unseenMsgs: 0,
        ...(clearedUntil ? { clearedUntil } : {}),
        ...(clearedBefore ? { clearedBefore } : {}),
      });
    }),
});

const restoreChat = answerCall(calls.restoreChat, {
  summary: 'Restore the messages of a chat that was cleared in the last 10 minutes',
  notes: 'What was deleted one by one, or when the chat was cleared before, stays deleted.',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  rejections: [404],
  handle: (store, { input: { contactId } }) =>
    withContact(store, contactId, (chat) => {
      if (!chat) return;
      const { clearedUntil: _, clearedBefore, ...rest } = chat;
      restoreMessages(store, new Map([[chat.id, clearedBefore ?? '']]));
      countChange(store, { ...rest, ...(clearedBefore ? { clearedUntil: clearedBefore } : {}) });
    }),
});

export const clearCalls: BackendCall[] = [clear, restoreChat];
