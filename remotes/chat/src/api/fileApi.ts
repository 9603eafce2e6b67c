import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { chatApi } from './chatApi';

/** Time that an unused file stays in the cache, in seconds. */
const maxAgeMs = 120;

const fileApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    attachFile: build.mutation<AnswerOf<typeof calls.attachFile>, InputOf<typeof calls.attachFile>>({
      query: (file) => request(calls.attachFile, file),
    }),
    detachFile: build.mutation<AnswerOf<typeof calls.detachFile>, number>({
      query: (id) => request(calls.detachFile, { id }),
    }),
    /** The content of a file never changes. */
    getFile: build.query<AnswerOf<typeof calls.getFile>, number>({
      query: (id) => request(calls.getFile, { id }),
      keepUnusedDataFor: maxAgeMs,
    }),
    getMedia: build.query<AnswerOf<typeof calls.getMedia>, number>({
      query: (contactId) => request(calls.getMedia, { contactId }),
      providesTags: (_, __, id) => [{ type: 'Media', id }],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAttachFileMutation, useDetachFileMutation, useGetFileQuery, useLazyGetFileQuery, useGetMediaQuery } =
  fileApi;
