import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const glossaryApi = contentApi.enhanceEndpoints({ addTagTypes: ['Glossary'] }).injectEndpoints({
  endpoints: (build) => ({
    getGlossary: build.query<AnswerOf<typeof calls.getGlossary>, InputOf<typeof calls.getGlossary>>({
      query: (query) => request(calls.getGlossary, query),
      providesTags: ['Glossary'],
    }),
    addTerm: build.mutation<AnswerOf<typeof calls.addTerm>, InputOf<typeof calls.addTerm>>({
      query: (term) => request(calls.addTerm, term),
      invalidatesTags: ['Glossary'],
    }),
    updateTerm: build.mutation<AnswerOf<typeof calls.updateTerm>, InputOf<typeof calls.updateTerm>>({
      query: (term) => request(calls.updateTerm, term),
      invalidatesTags: ['Glossary'],
    }),
    deleteTerm: build.mutation<AnswerOf<typeof calls.deleteTerm>, number>({
      query: (id) => request(calls.deleteTerm, { id }),
      invalidatesTags: ['Glossary'],
    }),
  }),
});

export const {
  useGetGlossaryQuery,
  useLazyGetGlossaryQuery,
  useAddTermMutation,
  useUpdateTermMutation,
  useDeleteTermMutation,
} = glossaryApi;
