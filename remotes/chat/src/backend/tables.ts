import { defineTable, toAccountName } from '@atrium/backend';
import type { ChatFile, ChatMessage } from '../api/messageSchemas';
import type { ChatContact, ChatProfileUser } from '../api/schemas';

export interface StoredChat {
  id: number;
  userId: number;
  unseenMsgs: number;
  seenTime?: string;
  /** Typing indicator of the contact ends then. */
  typingUntil?: string;
  revision?: number;
  /** Clearing time before the last one: older messages are not restored with that one. */
  clearedBefore?: string;
  clearedUntil?: string;
  /** Null without messages; absent of chats in which nothing was written since. */
  lastMessageId?: number | null;
}

export interface StoredMessage extends Omit<ChatMessage, 'files' | 'quote'> {
  id: number;
  chatId: number;
  fileIds?: number[];
  replyTo?: { time: string; senderId: number };
  /** Sender's key, which makes resending idempotent. */
  key?: string;
  /** Deleted singly: Undo of clearing does not restore it. */
  isDeleted?: boolean;
}

export interface StoredFile extends ChatFile {
  contactId: number;
  url: string;
  isSent: boolean;
}

/** Chats and contacts of a person that are listed. */
export const maxListed = 1_000;

export const contactsTable = defineTable<ChatContact>()({
  name: 'contacts',
  isPersonal: true,
  derived: { emailKey: ['text', ({ email }) => toAccountName(email)] },
  indexes: [['emailKey']],
});

export const chatsTable = defineTable<StoredChat>()({
  name: 'chats',
  isPersonal: true,
  columns: { userId: 'number', unseenMsgs: 'number' },
  indexes: [['userId'], ['unseenMsgs']],
});

export const messagesTable = defineTable<StoredMessage>()({
  name: 'messages',
  isPersonal: true,
  columns: { chatId: 'number', time: 'moment', senderId: 'number', key: 'text', fileIds: 'numbers' },
  derived: {
    hasPicture: ['boolean', ({ picture }) => picture !== undefined],
    hasFiles: ['boolean', ({ fileIds = [] }) => fileIds.length > 0],
  },
  indexes: [
    ['chatId', '-time', '-id'],
    ['chatId', 'key'],
    ['chatId', 'hasPicture', '-time', '-id'],
    ['chatId', 'hasFiles', '-time', '-id'],
    ['-time', '-id'],
  ],
  search: ({ message }) => [message],
});

export const filesTable = defineTable<StoredFile>()({
  name: 'chatFiles',
  isPersonal: true,
  columns: { isSent: 'boolean', contactId: 'number' },
  indexes: [['contactId', 'isSent', '-id']],
  search: ({ fileName }) => [fileName],
});

export const chatProfileTable = defineTable<ChatProfileUser>()({ name: 'chatProfile', isPersonal: true });
