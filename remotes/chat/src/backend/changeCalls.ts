import { answerCall, type BackendCall, type BackendStore, ok, reject, rejectField, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { MessageAnswer, MessageEdit, MessagePlace, ReactionChange } from '../api/messageSchemas';
import { ownId } from '../api/ownId';
import { withReaction } from '../api/reactions';
import { findChat, findMessages } from './conversation';
import { createMessageReader } from './messageReader';
import { notifyMessage } from './peer';
import { chatsKey, messagesKey, type StoredChat, type StoredMessage } from './tables';

interface Found {
  chat: StoredChat;
  all: StoredMessage[];
  message: StoredMessage;
}

function findMessage(store: BackendStore, { contactId, time }: { contactId: number; time: string }): Found | undefined {
  const chat = findChat(store, contactId);
  const all = chat ? findMessages(store, chat.id) : [];
  const message = all.find((one) => one.time === time);
  return chat && message && { chat, all, message };
}

export function countChange(store: BackendStore, chat: StoredChat): void {
  store.table(chatsKey).put({ ...chat, revision: (chat.revision ?? 0) + 1 });
}

function put(store: BackendStore, { chat, all }: Found, message: StoredMessage) {
  store.table(messagesKey).put(message);
  countChange(store, chat);
  notifyMessage(store, chat, message);
  return ok({ message: createMessageReader(store, all)(message) });
}

const editMessage = answerCall(calls.editMessage, {
  summary: "Change the words of one's own message",
  input: MessageEdit,
  answer: MessageAnswer,
  rejections: [400, 404],
  handle(store, { input }) {
    const found = findMessage(store, input);
    if (found?.message.senderId !== ownId) return unknown('message');
    const { picture, fileIds, message: before } = found.message;
    if (!input.message && !picture && !fileIds?.length) return rejectField('message', 'This field is required.');
    if (input.message === before) return ok({ message: createMessageReader(store, found.all)(found.message) });
    const editedTime = new Date(store.now()).toISOString();
    return put(store, found, { ...found.message, message: input.message, editedTime });
  },
});

const deleteMessage = answerCall(calls.deleteMessage, {
  summary: "Delete one's own message; it can be restored for 10 minutes",
  input: MessagePlace,
  answer: MessageAnswer,
  action: 'delete',
  rejections: [404],
  handle(store, { input }) {
    const found = findMessage(store, input);
    if (found?.message.senderId !== ownId) return unknown('message');
    const answer = put(store, found, { ...found.message, isDeleted: true });
    store.bin(messagesKey, found.message.id);
    return answer;
  },
});

const restoreMessage = answerCall(calls.restoreMessage, {
  summary: 'Restore a message that was deleted in the last 10 minutes',
  input: MessagePlace,
  answer: MessageAnswer,
  action: 'delete',
  rejections: [404],
  handle(store, { input: { contactId, time } }) {
    const chat = findChat(store, contactId);
    if (!chat) return unknown('message');
    const isWanted = (one: StoredMessage) => one.chatId === chat.id && one.time === time && one.isDeleted === true;
    const [restored] = store.restore(messagesKey, isWanted);
    if (!restored) return unknown('message');
    const { isDeleted: _, ...message } = restored;
    return put(store, { chat, all: findMessages(store, chat.id), message }, message);
  },
});

const maxReactions = 20;

const react = answerCall(calls.react, {
  summary: 'Put an emoji under a message, or take it back',
  input: ReactionChange,
  answer: MessageAnswer,
  rejections: [400, 404],
  handle(store, { input: { emoji, isOn, ...place } }) {
    const found = findMessage(store, place);
    if (!found) return unknown('message');
    const { reactions: _, ...rest } = found.message;
    const { reactions } = withReaction(found.message, emoji, isOn);
    if (reactions && reactions.length > maxReactions) return reject(400, `At most ${maxReactions} different reactions`);
    return put(store, found, { ...rest, ...(reactions ? { reactions } : {}) });
  },
});

export const changeCalls: BackendCall[] = [editMessage, deleteMessage, restoreMessage, react];
