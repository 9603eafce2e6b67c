import type { ChatContact, ChattingContact, LastMessage } from '../api/schemas';

export const testContact = (given: Partial<ChatContact> & { id: number }): ChatContact => ({
  fullName: `Contact ${given.id}`,
  role: 'Editor',
  about: '',
  avatar: null,
  status: 'online',
  email: 'contact@example.com',
  phone: '',
  isMuted: false,
  isBlocked: false,
  isImportant: false,
  tags: [],
  ...given,
});

export const testChatting = (id: number, lastMessage: LastMessage | null, unseenMsgs = 0): ChattingContact => ({
  ...testContact({ id }),
  chat: { id, unseenMsgs, lastMessage },
});
