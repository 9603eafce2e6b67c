import type { AnswerOf, InputOf } from '@atrium/contract';
import { createAppApi, request } from '@atrium/sdk';
import { calls } from './calls';

export const contentApi = createAppApi('content')
  .enhanceEndpoints({ addTagTypes: ['Item', 'Channel'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getItems: build.query<AnswerOf<typeof calls.getItems>, InputOf<typeof calls.getItems>>({
        query: (query) => request(calls.getItems, query),
        providesTags: ['Item'],
      }),
      getSchedule: build.query<AnswerOf<typeof calls.getSchedule>, InputOf<typeof calls.getSchedule>>({
        query: (span) => request(calls.getSchedule, span),
        providesTags: ['Item'],
      }),
      getItem: build.query<AnswerOf<typeof calls.getItem>, number>({
        query: (id) => request(calls.getItem, { id }),
        providesTags: ['Item'],
      }),
      getEditorialSettings: build.query<AnswerOf<typeof calls.getEditorialSettings>, void>({
        query: () => request(calls.getEditorialSettings),
        providesTags: ['Channel'],
      }),
      updateItem: build.mutation<AnswerOf<typeof calls.updateItem>, InputOf<typeof calls.updateItem>>({
        query: (change) => request(calls.updateItem, change),
        invalidatesTags: ['Item'],
      }),
      addItem: build.mutation<AnswerOf<typeof calls.addItem>, InputOf<typeof calls.addItem>>({
        query: (item) => request(calls.addItem, item),
        invalidatesTags: ['Item'],
      }),
      checkSlug: build.query<AnswerOf<typeof calls.checkSlug>, InputOf<typeof calls.checkSlug>>({
        query: (slug) => request(calls.checkSlug, slug),
        providesTags: ['Item'],
      }),
      getVersions: build.query<AnswerOf<typeof calls.getVersions>, number>({
        query: (id) => request(calls.getVersions, { id }),
        providesTags: ['Item'],
      }),
      restoreVersion: build.mutation<AnswerOf<typeof calls.restoreVersion>, InputOf<typeof calls.restoreVersion>>({
        query: (version) => request(calls.restoreVersion, version),
        invalidatesTags: ['Item'],
      }),
      takeLock: build.mutation<AnswerOf<typeof calls.takeLock>, InputOf<typeof calls.takeLock>>({
        query: (lock) => request(calls.takeLock, lock),
        invalidatesTags: ['Item'],
      }),
      releaseLock: build.mutation<AnswerOf<typeof calls.releaseLock>, InputOf<typeof calls.releaseLock>>({
        query: (lock) => request(calls.releaseLock, lock),
      }),
      addComment: build.mutation<AnswerOf<typeof calls.addComment>, InputOf<typeof calls.addComment>>({
        query: (comment) => request(calls.addComment, comment),
        invalidatesTags: ['Item'],
      }),
      resolveComment: build.mutation<AnswerOf<typeof calls.resolveComment>, InputOf<typeof calls.resolveComment>>({
        query: (comment) => request(calls.resolveComment, comment),
        invalidatesTags: ['Item'],
      }),
      connectChannel: build.mutation<AnswerOf<typeof calls.connectChannel>, number>({
        query: (id) => request(calls.connectChannel, { id }),
        invalidatesTags: ['Channel'],
      }),
    }),
  });

export const {
  useGetItemsQuery,
  useLazyGetItemsQuery,
  useGetScheduleQuery,
  useGetItemQuery,
  useGetEditorialSettingsQuery,
  useAddItemMutation,
  useCheckSlugQuery,
  useGetVersionsQuery,
  useRestoreVersionMutation,
  useTakeLockMutation,
  useReleaseLockMutation,
  useUpdateItemMutation,
  useAddCommentMutation,
  useResolveCommentMutation,
  useConnectChannelMutation,
} = contentApi;
