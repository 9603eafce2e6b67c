import type { MockApp } from 'shared/api';
import { growMessages } from './grow';
import { readCalls } from './read';
import { chatProfileKey, chatsKey, contactsKey, messagesKey } from './tables';
import { writeCalls } from './write';

export const chatApp: MockApp = {
  id: 'chat',
  subject: 'Chat',
  calls: [...readCalls, ...writeCalls],
  tables: [contactsKey, chatsKey, messagesKey, chatProfileKey],
  seed: async () => (await import(/* webpackChunkName: "mock-chat" */ '../seed/chat.json')).default,
  grow: { messages: growMessages },
};
