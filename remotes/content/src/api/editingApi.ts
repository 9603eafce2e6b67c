import type { AnswerOf, InputOf } from '@atrium/contract';
import { request, restoreRequest } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

/** Calls of writing and commenting, which lists and the review do without. */
const editingApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    addItem: build.mutation<AnswerOf<typeof calls.addItem>, InputOf<typeof calls.addItem>>({
      query: (item) => request(calls.addItem, item),
      invalidatesTags: ['Item'],
    }),
    editItems: build.mutation<AnswerOf<typeof calls.editItems>, InputOf<typeof calls.editItems>>({
      query: (change) => request(calls.editItems, change),
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
    /** Of which pages hear otherwise: it fetches nothing again. */
    syncDocument: build.mutation<AnswerOf<typeof calls.syncDocument>, InputOf<typeof calls.syncDocument>>({
      query: (sync) => request(calls.syncDocument, sync),
    }),
    addComment: build.mutation<AnswerOf<typeof calls.addComment>, InputOf<typeof calls.addComment>>({
      query: (comment) => request(calls.addComment, comment),
      invalidatesTags: ['Item'],
    }),
    resolveComment: build.mutation<AnswerOf<typeof calls.resolveComment>, InputOf<typeof calls.resolveComment>>({
      query: (comment) => request(calls.resolveComment, comment),
      invalidatesTags: ['Item'],
    }),
    editComment: build.mutation<AnswerOf<typeof calls.editComment>, InputOf<typeof calls.editComment>>({
      query: (comment) => request(calls.editComment, comment),
      invalidatesTags: ['Item'],
    }),
    reactToComment: build.mutation<AnswerOf<typeof calls.reactToComment>, InputOf<typeof calls.reactToComment>>({
      query: (reaction) => request(calls.reactToComment, reaction),
      invalidatesTags: ['Item'],
    }),
    deleteComment: build.mutation<unknown, number>({
      query: (id) => request(calls.deleteComment, { id }),
      invalidatesTags: ['Item'],
    }),
    restoreComment: build.mutation<unknown, number>({
      query: (id) => restoreRequest('contentComment', [id]),
      invalidatesTags: ['Item'],
    }),
    getMentions: build.query<AnswerOf<typeof calls.getMentions>, string>({
      query: (q) => request(calls.getMentions, { q }),
    }),
    connectChannel: build.mutation<AnswerOf<typeof calls.connectChannel>, number>({
      query: (id) => request(calls.connectChannel, { id }),
      invalidatesTags: ['Channel'],
    }),
  }),
});

export const {
  useAddItemMutation,
  useEditItemsMutation,
  useCheckSlugQuery,
  useGetVersionsQuery,
  useRestoreVersionMutation,
  useSyncDocumentMutation,
  useAddCommentMutation,
  useResolveCommentMutation,
  useEditCommentMutation,
  useReactToCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
  useGetMentionsQuery,
  useConnectChannelMutation,
} = editingApi;
