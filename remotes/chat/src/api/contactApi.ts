import type { AnswerOf, InputOf } from '@atrium/contract';
import { optimistically, request } from '@atrium/sdk';
import { calls } from './calls';
import { chatApi } from './chatApi';
import type { ChatContact, ChatProfileUpdate } from './schemas';

function patchContact(contactId: number, change: Partial<ChatContact>) {
  const apply = (contact: ChatContact) => {
    if (contact.id === contactId) Object.assign(contact, change);
  };
  return [
    chatApi.util.updateQueryData('getChats', undefined, ({ chatsContacts, contacts }) => {
      for (const contact of [...chatsContacts, ...contacts]) apply(contact);
    }),
    chatApi.util.updateQueryData('getThread', contactId, ({ contact }) => {
      apply(contact);
    }),
  ];
}

function patchProfile({ settings, ...change }: InputOf<typeof calls.updateProfile>) {
  return [
    chatApi.util.updateQueryData('getProfile', undefined, (profile) => {
      Object.assign(profile, change);
      Object.assign(profile.settings, settings);
    }),
    chatApi.util.updateQueryData('getChats', undefined, ({ profileUser }) => {
      if (change.status) profileUser.status = change.status;
    }),
  ];
}

/** Calls about people: optimistic, rolled back on failure. */
const contactApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    muteContact: build.mutation<AnswerOf<typeof calls.mute>, { contactId: number; isMuted: boolean }>({
      query: (change) => request(calls.mute, change),
      onQueryStarted: ({ contactId, ...change }, call) => optimistically(call, patchContact(contactId, change)),
    }),
    blockContact: build.mutation<AnswerOf<typeof calls.block>, { contactId: number; isBlocked: boolean }>({
      query: (change) => request(calls.block, change),
      onQueryStarted: ({ contactId, ...change }, call) => optimistically(call, patchContact(contactId, change)),
    }),
    tagContact: build.mutation<
      AnswerOf<typeof calls.tag>,
      { contactId: number; tags?: string[]; isImportant?: boolean }
    >({
      query: (change) => request(calls.tag, change),
      onQueryStarted: ({ contactId, ...change }, call) => optimistically(call, patchContact(contactId, change)),
    }),
    clearChat: build.mutation<AnswerOf<typeof calls.clear>, number>({
      query: (contactId) => request(calls.clear, { contactId }),
      invalidatesTags: (_, __, id) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    restoreChat: build.mutation<AnswerOf<typeof calls.restoreChat>, number>({
      query: (contactId) => request(calls.restoreChat, { contactId }),
      invalidatesTags: (_, __, id) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    deleteContact: build.mutation<AnswerOf<typeof calls.deleteContact>, number>({
      query: (contactId) => request(calls.deleteContact, { contactId }),
      invalidatesTags: ['Chats'],
    }),
    restoreContact: build.mutation<AnswerOf<typeof calls.restoreContact>, number>({
      query: (contactId) => request(calls.restoreContact, { contactId }),
      invalidatesTags: (_, __, id) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    changeProfile: build.mutation<AnswerOf<typeof calls.updateProfile>, ChatProfileUpdate>({
      query: (update) => request(calls.updateProfile, update),
      onQueryStarted: (update, call) => optimistically(call, patchProfile(update)),
    }),
  }),
});

export const {
  useMuteContactMutation,
  useBlockContactMutation,
  useTagContactMutation,
  useClearChatMutation,
  useRestoreChatMutation,
  useDeleteContactMutation,
  useRestoreContactMutation,
  useChangeProfileMutation,
} = contactApi;
