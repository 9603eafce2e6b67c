import type { ChatContact, ChatProfileUpdate, ChatProfileUser, ContactAnswer } from 'shared/api';
import { chatApi } from './chatApi';

type ContactChange =
  | { call: 'mute'; contactId: number; isMuted: boolean }
  | { call: 'block'; contactId: number; isBlocked: boolean }
  | { call: 'tag'; contactId: number; tags?: string[]; isImportant?: boolean };

/** The calls about people: changes show at once, and are taken back when refused. */
const contactApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    changeContact: build.mutation<ContactAnswer, ContactChange>({
      query: ({ call, ...data }) => ({ url: `/apps/chat/${call}`, method: 'POST', data }),
      async onQueryStarted({ call: _, contactId, ...change }, { dispatch, queryFulfilled }) {
        const apply = (contact: ChatContact) => {
          if (contact.id === contactId) Object.assign(contact, change);
        };
        const patches = [
          dispatch(
            chatApi.util.updateQueryData('getChats', undefined, ({ chatsContacts, contacts }) => {
              for (const contact of [...chatsContacts, ...contacts]) apply(contact);
            }),
          ),
          dispatch(
            chatApi.util.updateQueryData('getThread', contactId, ({ pages }) => {
              for (const { contact } of pages) apply(contact);
            }),
          ),
        ];
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    }),
    clearChat: build.mutation<ContactAnswer, number>({
      query: (contactId) => ({ url: '/apps/chat/clear', method: 'POST', data: { contactId } }),
      invalidatesTags: (_, __, id) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    deleteContact: build.mutation<ContactAnswer, number>({
      query: (contactId) => ({ url: '/apps/chat/delete-contact', method: 'POST', data: { contactId } }),
      invalidatesTags: ['Chats'],
    }),
    restoreContact: build.mutation<ContactAnswer, number>({
      query: (contactId) => ({ url: '/apps/chat/restore-contact', method: 'POST', data: { contactId } }),
      invalidatesTags: (_, __, id) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    getProfile: build.query<ChatProfileUser, void>({
      query: () => ({ url: '/apps/chat/users/profile-user' }),
      providesTags: ['ChatProfile'],
    }),
    changeProfile: build.mutation<{ profileUser: ChatProfileUser }, ChatProfileUpdate>({
      query: (data) => ({ url: '/apps/chat/users/profile-user', method: 'POST', data }),
      async onQueryStarted({ settings, ...change }, { dispatch, queryFulfilled }) {
        const patches = [
          dispatch(
            contactApi.util.updateQueryData('getProfile', undefined, (profile) => {
              Object.assign(profile, change);
              Object.assign(profile.settings, settings);
            }),
          ),
          dispatch(
            chatApi.util.updateQueryData('getChats', undefined, ({ profileUser }) => {
              if (change.status) profileUser.status = change.status;
            }),
          ),
        ];
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    }),
  }),
});

export const {
  useChangeContactMutation,
  useClearChatMutation,
  useDeleteContactMutation,
  useRestoreContactMutation,
  useGetProfileQuery,
  useChangeProfileMutation,
} = contactApi;
