import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const translationsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getTranslations: build.query<AnswerOf<typeof sectionCalls.getTranslations>, number>({
      query: (id) => request(sectionCalls.getTranslations, { id }),
      providesTags: ['Item'],
    }),
    addTranslation: build.mutation<
      AnswerOf<typeof sectionCalls.addTranslation>,
      InputOf<typeof sectionCalls.addTranslation>
    >({
      query: (translation) => request(sectionCalls.addTranslation, translation),
      invalidatesTags: ['Item'],
    }),
    checkTranslation: build.mutation<
      AnswerOf<typeof sectionCalls.checkTranslation>,
      InputOf<typeof sectionCalls.checkTranslation>
    >({
      query: (checked) => request(sectionCalls.checkTranslation, checked),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetTranslationsQuery, useAddTranslationMutation, useCheckTranslationMutation } = translationsApi;
