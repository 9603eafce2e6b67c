import type { TableKey } from 'shared/backend';
import type { ChatContact, ChatMessage, ChatProfileUser } from '../api/schemas';

export type StoredChat = { id: number; userId: number; unseenMsgs: number };

export type StoredMessage = ChatMessage & { id: number; chatId: number };

/** One's own id among the senders. */
export const ownId = 11;

export const contactsKey: TableKey<ChatContact> = { name: 'contacts' };
export const chatsKey: TableKey<StoredChat> = { name: 'chats' };
export const messagesKey: TableKey<StoredMessage> = { name: 'messages' };
export const chatProfileKey: TableKey<ChatProfileUser> = { name: 'chatProfile' };
