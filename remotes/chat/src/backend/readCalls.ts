import {
  answerCall,
  type BackendCall,
  type BackendStore,
  type CallAnswer,
  ok,
  toFilter,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type ChatAnswer as Answer, ChatAnswer, ChatMedia, ChatQuery, MessagesQuery } from '../api/messageSchemas';
import { ChatsAndContacts, ContactId, type ChatsAndContacts as Lists } from '../api/schemas';
import { findContact, listContacts } from './contacts';
import { findChat, findMessages, getProfile, listSummaries, toChat } from './conversation';
import { notifySeen } from './peer';
import { searchCall } from './searchCall';
import { filesOf, toFile } from './storedFiles';
import { chatsKey } from './tables';

function getLists(store: BackendStore): Lists {
  const contacts = new Map(listContacts(store).map((contact) => [contact.id, contact]));
  const { id, avatar, fullName, status } = getProfile(store);
  const chatsContacts = listSummaries(store)
    .sort((a, b) => (b.lastMessage?.time ?? '').localeCompare(a.lastMessage?.time ?? '') || b.id - a.id)
    .flatMap(({ userId, ...chat }) => {
      const contact = contacts.get(userId);
      return contact ? [{ ...contact, chat }] : [];
    });
  return { chatsContacts, contacts: [...contacts.values()], profileUser: { id, avatar, fullName, status } };
}

const defaultLimit = 50;
const maxPictures = 60;

interface Wanted {
  before?: string | null | undefined;
  since?: string | null | undefined;
  limit?: number | null | undefined;
}

function readChat(store: BackendStore, contactId: number, wanted: Wanted): CallAnswer<Answer> {
  const contact = findContact(store, contactId);
  if (!contact) return unknown('contact');
  const chat = findChat(store, contactId);
  if (!chat) return ok({ contact });
  const all = findMessages(store, chat.id);
  const before = toFilter(wanted.before);
  const since = toFilter(wanted.since);
  const { limit } = wanted;
  if (!before && !since && !limit) return ok({ contact, chat: toChat(store, chat, all) });
  const older = before ? all.filter(({ time }) => time < before) : all;
  const shown = since
    ? older.filter(({ time }) => time >= since)
    : older.slice(-(limit && limit >= 1 ? Math.floor(limit) : defaultLimit));
  return ok({ contact, chat: toChat(store, chat, all, shown), hasMore: shown.length < older.length });
}

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
    rejections: [404],
    handle(store, { input: { id, before, limit } }) {
      const chat = findChat(store, id);
      if (chat && chat.unseenMsgs > 0) {
        store.table(chatsKey).put({ ...chat, unseenMsgs: 0 });
        notifySeen(store, chat);
      }
      return readChat(store, id, { before, limit });
    },
  }),
  answerCall(calls.getMessages, {
    summary: 'The same without being seen, also all messages since a time',
    notes: 'With since there is no limit: it takes what lies between a message and those that the caller has.',
    input: MessagesQuery,
    answer: ChatAnswer,
    rejections: [404],
    handle: (store, { input: { contactId, ...wanted } }) => readChat(store, contactId, wanted),
  }),
  answerCall(calls.getMedia, {
    summary: 'The pictures and files of the conversation with a contact, newest first, at most 60 of each',
    input: ContactId,
    answer: ChatMedia,
    rejections: [404],
    handle(store, { input: { contactId } }) {
      if (!findContact(store, contactId)) return unknown('contact');
      const chat = findChat(store, contactId);
      const messages = chat ? findMessages(store, chat.id) : [];
      const pictures = messages.flatMap(({ picture, time }) => (picture ? [{ ...picture, time }] : []));
      const files = messages.flatMap((message) =>
        filesOf(store, message).map((file) => ({ ...toFile(file), time: message.time })),
      );
      return ok({ pictures: pictures.slice(-maxPictures).reverse(), files: files.slice(-maxPictures).reverse() });
    },
  }),
  searchCall,
];
