import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const previewApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPreviews: build.query<AnswerOf<typeof sectionCalls.getPreviews>, number>({
      query: (id) => request(sectionCalls.getPreviews, { id }),
      providesTags: ['Item'],
    }),
    addPreview: build.mutation<AnswerOf<typeof sectionCalls.addPreview>, InputOf<typeof sectionCalls.addPreview>>({
      query: (link) => request(sectionCalls.addPreview, link),
      invalidatesTags: ['Item'],
    }),
    revokePreview: build.mutation<AnswerOf<typeof sectionCalls.revokePreview>, string>({
      query: (id) => request(sectionCalls.revokePreview, { id }),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetPreviewsQuery, useAddPreviewMutation, useRevokePreviewMutation } = previewApi;
