import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const historyApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<AnswerOf<typeof calls.getHistory>, InputOf<typeof calls.getHistory>>({
      query: (query) => request(calls.getHistory, query),
      providesTags: ['Item'],
    }),
  }),
});

export const { useGetHistoryQuery, useLazyGetHistoryQuery } = historyApi;
