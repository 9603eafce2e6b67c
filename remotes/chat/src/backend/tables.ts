import type { TableKey } from '@atrium/backend';
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

export const contactsKey: TableKey<ChatContact> = { name: 'contacts', isPersonal: true };
export const chatsKey: TableKey<StoredChat> = { name: 'chats', isPersonal: true };
export const messagesKey: TableKey<StoredMessage> = { name: 'messages', isPersonal: true };
export const filesKey: TableKey<StoredFile> = { name: 'chatFiles', isPersonal: true };
export const chatProfileKey: TableKey<ChatProfileUser> = { name: 'chatProfile', isPersonal: true };
