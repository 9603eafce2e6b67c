import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const glossaryApi = contentApi.enhanceEndpoints({ addTagTypes: ['Glossary'] }).injectEndpoints({
  endpoints: (build) => ({
    getGlossary: build.query<AnswerOf<typeof sectionCalls.getGlossary>, InputOf<typeof sectionCalls.getGlossary>>({
      query: (query) => request(sectionCalls.getGlossary, query),
      providesTags: ['Glossary'],
    }),
    addTerm: build.mutation<AnswerOf<typeof sectionCalls.addTerm>, InputOf<typeof sectionCalls.addTerm>>({
      query: (term) => request(sectionCalls.addTerm, term),
      invalidatesTags: ['Glossary'],
    }),
    updateTerm: build.mutation<AnswerOf<typeof sectionCalls.updateTerm>, InputOf<typeof sectionCalls.updateTerm>>({
      query: (term) => request(sectionCalls.updateTerm, term),
      invalidatesTags: ['Glossary'],
    }),
    deleteTerm: build.mutation<AnswerOf<typeof sectionCalls.deleteTerm>, number>({
      query: (id) => request(sectionCalls.deleteTerm, { id }),
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
