import type { TableKey } from '@atrium/backend';
import type { ChatFile, ChatMessage } from '../api/messageSchemas';
import type { ChatContact, ChatProfileUser } from '../api/schemas';

export interface StoredChat {
  id: number;
  userId: number;
  unseenMsgs: number;
  seenTime?: string;
  /** The contact is writing until then. */
  typingUntil?: string;
  revision?: number;
  /** Up to this message the chat was cleared before the last time: what is older does not come back with that one. */
  clearedBefore?: string;
  clearedUntil?: string;
}

export interface StoredMessage extends Omit<ChatMessage, 'files' | 'quote'> {
  id: number;
  chatId: number;
  fileIds?: number[];
  replyTo?: { time: string; senderId: number };
  /** The sender's own, so that what is sent twice is there once. */
  key?: string;
  /** Deleted by itself, not with all others: Undo of that one does not bring it back. */
  isDeleted?: boolean;
}

export interface StoredFile extends ChatFile {
  contactId: number;
  url: string;
  isSent: boolean;
}

export const contactsKey: TableKey<ChatContact> = { name: 'contacts', isPersonal: true };
export const chatsKey: TableKey<StoredChat> = { name: 'chats', isPersonal: true };
export const messagesKey: TableKey<StoredMessage> = { name: 'messages', isPersonal: true };
export const filesKey: TableKey<StoredFile> = { name: 'chatFiles', isPersonal: true };
export const chatProfileKey: TableKey<ChatProfileUser> = { name: 'chatProfile', isPersonal: true };
