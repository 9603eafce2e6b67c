import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const customTypesApi = contentApi.enhanceEndpoints({ addTagTypes: ['Type'] }).injectEndpoints({
  endpoints: (build) => ({
    getTypes: build.query<AnswerOf<typeof sectionCalls.getTypes>, void>({
      query: () => request(sectionCalls.getTypes),
      providesTags: ['Type', 'Item'],
    }),
    // Fields of items are shown by their types, and lists name these.
    addType: build.mutation<AnswerOf<typeof sectionCalls.addType>, InputOf<typeof sectionCalls.addType>>({
      query: (type) => request(sectionCalls.addType, type),
      invalidatesTags: ['Type', 'Channel'],
    }),
    updateType: build.mutation<AnswerOf<typeof sectionCalls.updateType>, InputOf<typeof sectionCalls.updateType>>({
      query: (type) => request(sectionCalls.updateType, type),
      invalidatesTags: ['Type', 'Channel', 'Item'],
    }),
    deleteType: build.mutation<AnswerOf<typeof sectionCalls.deleteType>, number>({
      query: (id) => request(sectionCalls.deleteType, { id }),
      invalidatesTags: ['Type', 'Channel'],
    }),
    getReferences: build.query<AnswerOf<typeof sectionCalls.getReferences>, number[]>({
      query: (ids) => request(sectionCalls.getReferences, { ids }),
      providesTags: ['Item'],
    }),
  }),
});

export const {
  useGetTypesQuery,
  useAddTypeMutation,
  useUpdateTypeMutation,
  useDeleteTypeMutation,
  useGetReferencesQuery,
} = customTypesApi;
