import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const historyApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<AnswerOf<typeof sectionCalls.getHistory>, InputOf<typeof sectionCalls.getHistory>>({
      query: (query) => request(sectionCalls.getHistory, query),
      providesTags: ['Item'],
    }),
  }),
});

export const { useGetHistoryQuery, useLazyGetHistoryQuery } = historyApi;
