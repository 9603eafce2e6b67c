import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  type CallAnswer,
  eq,
  gte,
  lt,
  ok,
  toFilter,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type ChatAnswer as Answer, ChatAnswer, ChatMedia, ChatQuery, MessagesQuery } from '../api/messageSchemas';
import { ChatsAndContacts, ContactId, type ChatsAndContacts as Lists } from '../api/schemas';
import { findContact, listContacts } from './contacts';
import { findChat, getProfile, listSummaries, newestFirst, toChat } from './conversation';
import { notifySeen } from './peer';
import { searchCall } from './searchCall';
import { loadFiles, toFile } from './storedFiles';
import { chatsTable, messagesTable, type StoredMessage } from './tables';

async function getLists(store: BackendStore): Promise<Lists> {
  const [summaries, { id, avatar, fullName, status }] = await Promise.all([listSummaries(store), getProfile(store)]);
  const all = await listContacts(
    store,
    summaries.map(({ userId }) => userId),
  );
  const contacts = new Map(all.map((contact) => [contact.id, contact]));
  const chatsContacts = summaries
    .sort((a, b) => (b.lastMessage?.time ?? '').localeCompare(a.lastMessage?.time ?? '') || b.id - a.id)
    .flatMap(({ userId, ...chat }) => {
      const contact = contacts.get(userId);
      return contact ? [{ ...contact, chat }] : [];
    });
  return { chatsContacts, contacts: all, profileUser: { id, avatar, fullName, status } };
}

const defaultLimit = 50;
const maxPictures = 60;

/** Messages of one answer. */
const maxShown = 999;

interface Wanted {
  before?: string | null | undefined;
  since?: string | null | undefined;
  limit?: number | null | undefined;
}

interface Part {
  /** Oldest first. */
  shown: StoredMessage[];
  /** True where the chat has earlier ones. */
  hasMore: boolean;
}

/** The last messages before a time, or all since one; without any of these all. */
async function readPart(store: BackendStore, chatId: number, wanted: Wanted): Promise<Part> {
  const [before, since] = [toFilter(wanted.before), toFilter(wanted.since)];
  const { limit } = wanted;
  const isLimited = since === undefined && (before !== undefined || Boolean(limit));
  const size = isLimited ? Math.min(limit && limit >= 1 ? Math.floor(limit) : defaultLimit, maxShown) : maxShown;
  const messages = store.table(messagesTable);
  const inChat = eq('chatId', chatId);
  const where = and(inChat, before !== undefined && lt('time', before), since !== undefined && gte('time', since));
  // One more than are shown says whether there are others.
  const found = await messages.find({ where, orderBy: newestFirst, limit: size + 1 });
  const isCut = found.length > size;
  const earlier = !isCut && since !== undefined && (await messages.first({ where: and(inChat, lt('time', since)) }));
  return { shown: found.slice(0, size).reverse(), hasMore: isCut || Boolean(earlier) };
}

async function readChat(store: BackendStore, contactId: number, wanted: Wanted): Promise<CallAnswer<Answer>> {
  const contact = await findContact(store, contactId);
  if (!contact) return unknown('contact');
  const chat = await findChat(store, contactId);
  if (!chat) return ok({ contact });
  const { shown, hasMore } = await readPart(store, chat.id, wanted);
  const isPart = Boolean(toFilter(wanted.before) ?? toFilter(wanted.since) ?? wanted.limit) || hasMore;
  return ok({ contact, chat: await toChat(store, chat, shown), ...(isPart && { hasMore }) });
}

/** The latest messages of a chat that have pictures, or files. */
const findMedia = (store: BackendStore, chatId: number, column: 'hasPicture' | 'hasFiles'): Promise<StoredMessage[]> =>
  store.table(messagesTable).find({
    where: and(eq('chatId', chatId), eq(column, true)),
    orderBy: newestFirst,
    limit: maxPictures,
  });

export const readCalls: BackendCall[] = [
  answerCall(calls.getChats, {
    summary: 'Conversations, newest first, all contacts, and oneself',
    answer: ChatsAndContacts,
    handle: async (store) => ok(await getLists(store)),
  }),
  answerCall(calls.getChat, {
    summary:
      'The conversation with a contact, which is then seen; with before or limit only the last ones before a time',
    notes:
      'The id is that of the contact. chat is absent when there is none. before is the time of the oldest message that the caller has: no two messages of a chat have the same time. An answer has the last 999 messages at most.',
    input: ChatQuery,
    answer: ChatAnswer,
    rejections: [404],
    async handle(store, { input: { id, before, limit } }) {
      const chat = await findChat(store, id);
      if (chat && chat.unseenMsgs > 0) {
        await store.table(chatsTable).put({ ...chat, unseenMsgs: 0 });
        await notifySeen(store, chat);
      }
      return readChat(store, id, { before, limit });
    },
  }),
  answerCall(calls.getMessages, {
    summary: 'The same without being seen, also all messages since a time',
    notes: 'With since it takes what lies between a message and those that the caller has, the last 999 at most.',
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
    async handle(store, { input: { contactId } }) {
      if (!(await findContact(store, contactId))) return unknown('contact');
      const chat = await findChat(store, contactId);
      if (!chat) return ok({ pictures: [], files: [] });
      const [withPicture, withFiles] = await Promise.all([
        findMedia(store, chat.id, 'hasPicture'),
        findMedia(store, chat.id, 'hasFiles'),
      ]);
      const { filesOf } = await loadFiles(store, withFiles);
      const pictures = withPicture.flatMap(({ picture, time }) => (picture ? [{ ...picture, time }] : []));
      const files = withFiles.flatMap((message) =>
        filesOf(message)
          .reverse()
          .map((file) => ({ ...toFile(file), time: message.time })),
      );
      return ok({ pictures, files: files.slice(0, maxPictures) });
    },
  }),
  searchCall,
];
