import type { AnswerOf } from '@atrium/contract';
import { createAppApi, request } from '@atrium/sdk';
import { original } from '@reduxjs/toolkit';
import { calls } from './calls';
import { mergeThread } from './threadPages';

export const messagesPerPage = 50;

export const chatApi = createAppApi('chat')
  .enhanceEndpoints({ addTagTypes: ['Chats', 'Thread', 'ChatProfile', 'Media'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getChats: build.query<AnswerOf<typeof calls.getChats>, void>({
        query: () => request(calls.getChats),
        providesTags: ['Chats'],
      }),
      /** The same for polling, which does not mark the person as online. */
      pollChats: build.query<AnswerOf<typeof calls.getChats>, void>({
        query: () => request(calls.getChats, undefined, { isBackground: true }),
      }),
      /** A conversation from its end; refetched messages are merged with loaded ones. */
      getThread: build.query<AnswerOf<typeof calls.getMessages>, number>({
        query: (contactId) => request(calls.getMessages, { contactId, limit: messagesPerPage }),
        merge: (known, latest) => mergeThread(original(known) ?? known, latest),
        providesTags: (_, __, id) => [{ type: 'Thread', id }],
        // Another tab may have continued it: unmounted data expires soon.
        keepUnusedDataFor: 5,
      }),
      pollThread: build.query<AnswerOf<typeof calls.getMessages>, number>({
        query: (contactId) => request(calls.getMessages, { contactId, limit: messagesPerPage }, { isBackground: true }),
        keepUnusedDataFor: 0,
      }),
      /** Earlier messages: one page, or all since a time. */
      getOlder: build.query<AnswerOf<typeof calls.getMessages>, { contactId: number; before?: string; since?: string }>(
        {
          query: (part) => request(calls.getMessages, part.since ? part : { ...part, limit: messagesPerPage }),
          keepUnusedDataFor: 0,
        },
      ),
      markSeen: build.mutation<AnswerOf<typeof calls.getChat>, number>({
        query: (id) => request(calls.getChat, { id, limit: 1 }, { isBackground: true }),
      }),
      getProfile: build.query<AnswerOf<typeof calls.getProfile>, void>({
        query: () => request(calls.getProfile),
        providesTags: ['ChatProfile'],
      }),
      searchMessages: build.query<
        AnswerOf<typeof calls.searchMessages>,
        { q: string; contactId?: number; limit?: number }
      >({
        query: (search) => request(calls.searchMessages, search),
      }),
    }),
  });

export const { useGetChatsQuery, useGetProfileQuery, useGetThreadQuery, useSearchMessagesQuery } = chatApi;
