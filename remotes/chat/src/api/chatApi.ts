import type { AnswerOf } from 'shared/contract';
import { createAppApi, request } from 'shared/runtime';
import { calls } from './calls';
import type { ChatPicture } from './schemas';

/** How many messages are loaded at a time. */
const messagesPerPage = 50;

/** What the screens read, and the sending of messages. */
export const chatApi = createAppApi('chat')
  .enhanceEndpoints({ addTagTypes: ['Chats', 'Thread', 'ChatProfile', 'Media'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getChats: build.query<AnswerOf<typeof calls.getChats>, void>({
        query: () => request(calls.getChats),
        providesTags: ['Chats'],
      }),
      /** The same for a look now and then, which is no sign of life. */
      pollChats: build.query<AnswerOf<typeof calls.getChats>, void>({
        query: () => request(calls.getChats, undefined, { isBackground: true }),
      }),
      /** A conversation from its end; the next page is the one before. Asking marks it as seen. */
      getThread: build.infiniteQuery<AnswerOf<typeof calls.getChat>, number, string>({
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ chat, hasMore }) => (hasMore ? chat?.chat[0]?.time : undefined),
        },
        query: ({ queryArg: id, pageParam: before }) => request(calls.getChat, { id, before, limit: messagesPerPage }),
        providesTags: (_, __, id) => [{ type: 'Thread', id }],
        // Another tab may have gone on with it: what is not on screen is not kept for long.
        keepUnusedDataFor: 5,
      }),
      /** The end of a conversation, to see what is new. */
      getLatest: build.query<AnswerOf<typeof calls.getChat>, number>({
        query: (id) => request(calls.getChat, { id, limit: messagesPerPage }, { isBackground: true }),
      }),
      sendMessage: build.mutation<
        AnswerOf<typeof calls.sendMessage>,
        { contactId: number; message: string; picture?: ChatPicture | undefined }
      >({
        query: ({ contactId, message, picture }) =>
          request(calls.sendMessage, { obj: { contact: { id: contactId }, message, picture } }),
        invalidatesTags: (_, __, { contactId, picture }) => [
          'Chats',
          ...(picture ? [{ type: 'Media' as const, id: contactId }] : []),
        ],
      }),
      getMedia: build.query<AnswerOf<typeof calls.getMedia>, number>({
        query: (contactId) => request(calls.getMedia, { contactId }),
        providesTags: (_, __, id) => [{ type: 'Media', id }],
        keepUnusedDataFor: 0,
      }),
      getProfile: build.query<AnswerOf<typeof calls.getProfile>, void>({
        query: () => request(calls.getProfile),
        providesTags: ['ChatProfile'],
      }),
      searchMessages: build.query<AnswerOf<typeof calls.searchMessages>, { q: string; contactId?: number }>({
        query: (search) => request(calls.searchMessages, search),
      }),
    }),
  });

export const {
  useGetChatsQuery,
  useGetProfileQuery,
  useGetMediaQuery,
  useGetThreadInfiniteQuery,
  useSearchMessagesQuery,
} = chatApi;
