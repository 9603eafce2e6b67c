import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const exchangeApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    importItems: build.mutation<AnswerOf<typeof calls.importItems>, InputOf<typeof calls.importItems>>({
      query: (items) => request(calls.importItems, items),
      invalidatesTags: ['Item'],
    }),
    exportItems: build.query<AnswerOf<typeof calls.exportItems>, InputOf<typeof calls.exportItems>>({
      query: (query) => request(calls.exportItems, query),
    }),
  }),
});

export const { useImportItemsMutation, useLazyExportItemsQuery } = exchangeApi;
