import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as messages from './messageSchemas';
import type * as api from './schemas';

const at = '/apps/chat';

export const calls = {
  getChats: defineCall<undefined, api.ChatsAndContacts>({ method: 'GET', path: `${at}/chats-and-contacts` }),
  getChat: defineCall<messages.ChatQuery, messages.ChatAnswer>({
    method: 'GET',
    path: `${at}/get-chat`,
    isWrite: true,
  }),
  getMessages: defineCall<messages.MessagesQuery, messages.ChatAnswer>({ method: 'GET', path: `${at}/messages` }),
  getMedia: defineCall<api.ContactId, messages.ChatMedia>({ method: 'GET', path: `${at}/media` }),
  searchMessages: defineCall<messages.MessageSearchQuery, messages.MessageSearch>({
    method: 'GET',
    path: `${at}/search`,
  }),
  sendMessage: defineCall<messages.MessageToSend, messages.SentMessage>({ method: 'POST', path: `${at}/send-msg` }),
  editMessage: defineCall<messages.MessageEdit, messages.MessageAnswer>({ method: 'POST', path: `${at}/edit-msg` }),
  deleteMessage: defineCall<messages.MessagePlace, messages.MessageAnswer>({
    method: 'POST',
    path: `${at}/delete-msg`,
  }),
  restoreMessage: defineCall<messages.MessagePlace, messages.MessageAnswer>({
    method: 'POST',
    path: `${at}/restore-msg`,
  }),
  react: defineCall<messages.ReactionChange, messages.MessageAnswer>({ method: 'POST', path: `${at}/react` }),
  attachFile: defineCall<messages.FileToAttach, messages.ChatFileAnswer>({ method: 'POST', path: `${at}/attach` }),
  detachFile: defineCall<messages.ChatFileId, Done>({ method: 'POST', path: `${at}/detach` }),
  getFile: defineCall<messages.ChatFileId, messages.ChatFileContent>({ method: 'GET', path: `${at}/file` }),
  getProfile: defineCall<undefined, api.ChatProfileUser>({ method: 'GET', path: `${at}/users/profile-user` }),
  updateProfile: defineCall<api.ChatProfileUpdate, api.ChatProfileAnswer>({
    method: 'POST',
    path: `${at}/users/profile-user`,
  }),
  mute: defineCall<api.ChatMute, api.ContactAnswer>({ method: 'POST', path: `${at}/mute` }),
  block: defineCall<api.ChatBlock, api.ContactAnswer>({ method: 'POST', path: `${at}/block` }),
  tag: defineCall<api.ChatTag, api.ContactAnswer>({ method: 'POST', path: `${at}/tag` }),
  clear: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: `${at}/clear` }),
  restoreChat: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: `${at}/restore-chat` }),
  deleteContact: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: `${at}/delete-contact` }),
  restoreContact: defineCall<api.ContactId, api.ContactAnswer>({ method: 'POST', path: `${at}/restore-contact` }),
};
