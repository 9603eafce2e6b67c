import { answerCall, type BackendCall, type BackendStore, createSearch, ok, toFilter, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import {
  ChatAnswer,
  ChatMedia,
  ChatQuery,
  ChatsAndContacts,
  ContactId,
  type ChatsAndContacts as Lists,
  MessageSearch,
  MessageSearchQuery,
} from '../api/schemas';
import { findChat, findMessages, getProfile, listSummaries, toChat } from './conversation';
import { chatsKey, contactsKey, messagesKey } from './tables';

function getLists(store: BackendStore): Lists {
  const contacts = store.table(contactsKey);
  const { id, avatar, fullName, status } = getProfile(store);
  const chatsContacts = listSummaries(store)
    .sort((a, b) => (b.lastMessage?.time ?? '').localeCompare(a.lastMessage?.time ?? '') || b.id - a.id)
    .flatMap(({ userId, ...chat }) => {
      const contact = contacts.get(userId);
      return contact ? [{ ...contact, chat }] : [];
    });
  return { chatsContacts, contacts: [...contacts.all()], profileUser: { id, avatar, fullName, status } };
}

const defaultLimit = 50;
const mostFound = 50;
const mostPictures = 60;

export const readCalls: BackendCall[] = [
  answerCall(calls.getChats, {
    summary: 'Conversations, newest first, all contacts, and oneself',
    answer: ChatsAndContacts,
    handle: (store) => ok(getLists(store)),
  }),
  answerCall(calls.getChat, {
    summary:
      'The conversation with a contact, which is then seen; with before or limit only the last ones before a time',
    notes:
      'The id is that of the contact. chat is absent when there is none. before is the time of the oldest message that the caller has: no two messages of a chat have the same time.',
    input: ChatQuery,
    answer: ChatAnswer,
    refusals: [404],
    handle(store, { input }) {
      const contact = store.table(contactsKey).get(input.id);
      if (!contact) return unknown('contact');
      const chat = findChat(store, input.id);
      if (!chat) return ok({ contact });
      if (chat.unseenMsgs > 0) store.table(chatsKey).put({ ...chat, unseenMsgs: 0 });
      const seen = { ...chat, unseenMsgs: 0 };
      const messages = findMessages(store, chat.id);
      const before = toFilter(input.before);
      if (!before && !input.limit) return ok({ contact, chat: toChat(seen, messages) });
      const older = before ? messages.filter(({ time }) => time < before) : messages;
      const shown = older.slice(-(input.limit && input.limit >= 1 ? Math.floor(input.limit) : defaultLimit));
      return ok({ contact, chat: toChat(seen, shown), hasMore: shown.length < older.length });
    },
  }),
  answerCall(calls.getMedia, {
    summary: 'The pictures of the conversation with a contact, newest first, at most 60',
    input: ContactId,
    answer: ChatMedia,
    refusals: [404],
    handle(store, { input: { contactId } }) {
      if (!store.table(contactsKey).get(contactId)) return unknown('contact');
      const chat = findChat(store, contactId);
      const pictures = (chat ? findMessages(store, chat.id) : []).flatMap(({ picture, time }) =>
        picture ? [{ ...picture, time }] : [],
      );
      return ok({ pictures: pictures.slice(-mostPictures).reverse() });
    },
  }),
  answerCall(calls.searchMessages, {
    summary: 'Messages that hold a text, newest first, at most 50; of one contact where it is named',
    input: MessageSearchQuery,
    answer: MessageSearch,
    handle(store, { input: { q, contactId } }) {
      if (!toFilter(q)) return ok({ messages: [] });
      const search = createSearch(q);
      const contactOf = new Map(
        store
          .table(chatsKey)
          .all()
          .map(({ id, userId }) => [id, userId]),
      );
      const found = store
        .table(messagesKey)
        .all()
        .flatMap(({ chatId, message, time, senderId }) => {
          const contact = contactOf.get(chatId);
          const isWanted = contact !== undefined && (typeof contactId !== 'number' || contact === contactId);
          return isWanted && search(message) ? [{ message, time, senderId, contactId: contact }] : [];
        })
        .sort((a, b) => b.time.localeCompare(a.time));
      return ok({ messages: found.slice(0, mostFound) });
    },
  }),
];
