import type { ChatAnswer, ChatMedia, ChatPicture, ChatsAndContacts, MessageSearch, SentMessage } from 'shared/api';
import { createAppApi } from 'shared/runtime';
import { messagesPerPage } from '../model/threadPages';

/** The calls of conversations. */
export const chatApi = createAppApi('chat')
  .enhanceEndpoints({ addTagTypes: ['Chats', 'Thread', 'ChatProfile', 'Media'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getChats: build.query<ChatsAndContacts, void>({
        query: () => ({ url: '/apps/chat/chats-and-contacts' }),
        providesTags: ['Chats'],
      }),
      /** The same for a look now and then, which is no sign of life. */
      pollChats: build.query<ChatsAndContacts, void>({
        query: () => ({ url: '/apps/chat/chats-and-contacts', isBackground: true }),
      }),
      /** A conversation from its end; the next page is the one before. Asking marks it as seen. */
      getThread: build.infiniteQuery<ChatAnswer, number, string>({
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ chat, hasMore }) => (hasMore ? chat?.chat[0]?.time : undefined),
        },
        query: ({ queryArg: id, pageParam: before }) => ({
          url: '/apps/chat/get-chat',
          isWrite: true,
          params: { id, before, limit: messagesPerPage },
        }),
        providesTags: (_, __, id) => [{ type: 'Thread', id }],
        // Another tab may have gone on with it: what is not on screen is not kept for long.
        keepUnusedDataFor: 5,
      }),
      /** The end of a conversation, to see what is new. */
      getLatest: build.query<ChatAnswer, number>({
        query: (id) => ({
          url: '/apps/chat/get-chat',
          isWrite: true,
          params: { id, limit: messagesPerPage },
          isBackground: true,
        }),
      }),
      sendMessage: build.mutation<
        SentMessage,
        { contactId: number; message: string; picture?: ChatPicture | undefined }
      >({
        query: ({ contactId, message, picture }) => ({
          url: '/apps/chat/send-msg',
          method: 'POST',
          data: { obj: { contact: { id: contactId }, message, picture } },
        }),
        invalidatesTags: (_, __, { contactId, picture }) => [
          'Chats',
          ...(picture ? [{ type: 'Media' as const, id: contactId }] : []),
        ],
      }),
      getMedia: build.query<ChatMedia, number>({
        query: (contactId) => ({ url: '/apps/chat/media', params: { contactId } }),
        providesTags: (_, __, id) => [{ type: 'Media', id }],
        keepUnusedDataFor: 0,
      }),
      searchMessages: build.query<MessageSearch, { q: string; contactId?: number }>({
        query: (params) => ({ url: '/apps/chat/search', params }),
      }),
    }),
  });

export const { useGetChatsQuery, useGetMediaQuery, useGetThreadInfiniteQuery, useSearchMessagesQuery } = chatApi;
