import { answerCall, type BackendCall, type BackendStore, ok, reject, rejectField, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { MessageAnswer, MessageEdit, MessagePlace, ReactionChange } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { withReaction } from '../api/reactions';
import { countChange, findChat, findMessage } from './conversation';
import { notifyMessage } from './peer';
import { readMessage } from './readMessages';
import { messagesTable, type StoredChat, type StoredMessage } from './tables';

interface Found {
  chat: StoredChat;
  message: StoredMessage;
}

async function find(store: BackendStore, { contactId, time }: { contactId: number; time: string }) {
  const chat = await findChat(store, contactId);
  const message = chat && (await findMessage(store, chat.id, time));
  return message && { chat, message };
}

/** Counts the change of a message, tells the contact, and answers it. */
async function answerChange(store: BackendStore, { chat, message }: Found) {
  await countChange(store, chat);
  await notifyMessage(store, chat, message);
  return ok({ message: await readMessage(store, message) });
}

async function put(store: BackendStore, chat: StoredChat, message: StoredMessage) {
  await store.table(messagesTable).put(message);
  return answerChange(store, { chat, message });
}

const editMessage = answerCall(calls.editMessage, {
  summary: "Change the words of one's own message",
  input: MessageEdit,
  answer: MessageAnswer,
  rejections: [400, 404],
  async handle(store, { input }) {
    const found = await find(store, input);
    if (found?.message.senderId !== ownId) return unknown('message');
    const { picture, fileIds, message: before } = found.message;
    if (!input.message && !picture && !fileIds?.length) return rejectField('message', 'This field is required.');
    if (input.message === before) return ok({ message: await readMessage(store, found.message) });
    const editedTime = new Date(store.now()).toISOString();
    return put(store, found.chat, { ...found.message, message: input.message, editedTime });
  },
});

const deleteMessage = answerCall(calls.deleteMessage, {
  summary: "Delete one's own message; it can be restored for 10 minutes",
  input: MessagePlace,
  answer: MessageAnswer,
  action: 'delete',
  rejections: [404],
  async handle(store, { input }) {
    const found = await find(store, input);
    if (found?.message.senderId !== ownId) return unknown('message');
    const message = { ...found.message, isDeleted: true };
    await store.table(messagesTable).put(message);
    await store.bin(messagesTable, message.id);
    return answerChange(store, { chat: found.chat, message });
  },
});

const restoreMessage = answerCall(calls.restoreMessage, {
  summary: 'Restore a message that was deleted in the last 10 minutes',
  input: MessagePlace,
  answer: MessageAnswer,
  action: 'delete',
  rejections: [404],
  async handle(store, { input: { contactId, time } }) {
    const chat = await findChat(store, contactId);
    if (!chat) return unknown('message');
    const isWanted = (one: StoredMessage) => one.chatId === chat.id && one.time === time && one.isDeleted === true;
    const [restored] = await store.restore(messagesTable, isWanted);
    if (!restored) return unknown('message');
    const { isDeleted: _, ...message } = restored;
    return put(store, chat, message);
  },
});

const maxReactions = 20;

const react = answerCall(calls.react, {
  summary: 'Put an emoji under a message, or take it back',
  input: ReactionChange,
  answer: MessageAnswer,
  rejections: [400, 404],
  async handle(store, { input: { emoji, isOn, ...place } }) {
    const found = await find(store, place);
    if (!found) return unknown('message');
    const { reactions: _, ...rest } = found.message;
    const { reactions } = withReaction(found.message, emoji, isOn);
    if (reactions && reactions.length > maxReactions) return reject(400, `At most ${maxReactions} different reactions`);
    return put(store, found.chat, { ...rest, ...(reactions ? { reactions } : {}) });
  },
});

export const changeCalls: BackendCall[] = [editMessage, deleteMessage, restoreMessage, react];
