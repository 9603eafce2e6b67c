import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const translationsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getTranslations: build.query<AnswerOf<typeof calls.getTranslations>, number>({
      query: (id) => request(calls.getTranslations, { id }),
      providesTags: ['Item'],
    }),
    addTranslation: build.mutation<AnswerOf<typeof calls.addTranslation>, InputOf<typeof calls.addTranslation>>({
      query: (translation) => request(calls.addTranslation, translation),
      invalidatesTags: ['Item'],
    }),
    checkTranslation: build.mutation<AnswerOf<typeof calls.checkTranslation>, InputOf<typeof calls.checkTranslation>>({
      query: (checked) => request(calls.checkTranslation, checked),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetTranslationsQuery, useAddTranslationMutation, useCheckTranslationMutation } = translationsApi;
