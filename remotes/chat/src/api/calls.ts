import { defineCall } from 'shared/contract';
import type * as api from './schemas';

/** Every call of this app. */
export const calls = {
  getChats: defineCall<undefined, api.ChatsAndContacts>({ method: 'GET', path: '/apps/chat/chats-and-contacts' }),
  getChat: defineCall<api.ChatQuery, api.ChatAnswer>({ method: 'GET', path: '/apps/chat/get-chat', isWrite: true }),
  getMedia: defineCall<api.ContactId, api.ChatMedia>({ method: 'GET', path: '/apps/chat/media' }),
  searchMessages: defineCall<api.MessageSearchQuery, api.MessageSearch>({ method: 'GET', path: '/apps/chat/search' }),
  sendMessage: defineCall<api.MessageToSend, api.SentMessage>({ method: 'POST', path: '/apps/chat/send-msg' }),
  getProfile: defineCall<undefined, api.ChatProfileUser>({ method: 'GET', path: '/apps/chat/users/profile-user' }),
  updateProfile: defineCall<api.ChatProfileUpdate, api.ChatProfileAnswer>({
    method: 'POST',
    path: '/apps/chat/users/profile-user',
  }),
  mute: defineCall<api.ChatMute, api.ContactAnswer>({ method: 'POST', path: '/apps/chat/mute' }),
  block: defineCall<api.ChatBlock, api.ContactAnswer>({ method: 'POST', path: '/apps/chat/block' }),
  tag: defineCall<api.ChatTag, api.ContactAnswer>({ method: 'POST', path: '/apps/chat/tag' }),
  clear: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: '/apps/chat/clear' }),
  deleteContact: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: '/apps/chat/delete-contact' }),
  restoreContact: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: '/apps/chat/restore-contact' }),
};
