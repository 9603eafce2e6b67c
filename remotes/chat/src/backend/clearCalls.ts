import { answerCall, type BackendCall } from '@atrium/backend';
import { calls } from '../api/calls';
import { ContactAnswer, ContactId } from '../api/schemas';
import { binMessages, restoreMessages, withContact } from './contactMessages';
import { countChange, findLast } from './conversation';

const clear = answerCall(calls.clear, {
  summary: 'Delete the messages of the chat with a contact; they can be restored for 10 minutes',
  input: ContactId,
  answer: ContactAnswer,
  action: 'delete',
  rejections: [404],
  handle: (store, { input: { contactId } }) =>
    withContact(store, contactId, async (chat) => {
      const { clearedUntil: clearedBefore } = chat;
      const clearedUntil = (await findLast(store, chat.id))?.time ?? clearedBefore;
      await binMessages(store, chat.id);
      await countChange(store, {
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
    withContact(store, contactId, async (chat) => {
      const { clearedUntil: _, clearedBefore, ...rest } = chat;
      await restoreMessages(store, new Map([[chat.id, clearedBefore ?? '']]));
      await countChange(store, { ...rest, ...(clearedBefore ? { clearedUntil: clearedBefore } : {}) });
    }),
});

export const clearCalls: BackendCall[] = [clear, restoreChat];
