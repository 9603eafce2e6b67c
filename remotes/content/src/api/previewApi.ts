import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const previewApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPreviews: build.query<AnswerOf<typeof calls.getPreviews>, number>({
      query: (id) => request(calls.getPreviews, { id }),
      providesTags: ['Item'],
    }),
    addPreview: build.mutation<AnswerOf<typeof calls.addPreview>, InputOf<typeof calls.addPreview>>({
      query: (link) => request(calls.addPreview, link),
      invalidatesTags: ['Item'],
    }),
    revokePreview: build.mutation<AnswerOf<typeof calls.revokePreview>, string>({
      query: (id) => request(calls.revokePreview, { id }),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetPreviewsQuery, useAddPreviewMutation, useRevokePreviewMutation } = previewApi;
