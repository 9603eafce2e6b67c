import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const exchangeApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    importItems: build.mutation<AnswerOf<typeof sectionCalls.importItems>, InputOf<typeof sectionCalls.importItems>>({
      query: (items) => request(sectionCalls.importItems, items),
      invalidatesTags: ['Item'],
    }),
    exportItems: build.query<AnswerOf<typeof sectionCalls.exportItems>, InputOf<typeof sectionCalls.exportItems>>({
      query: (query) => request(sectionCalls.exportItems, query),
    }),
  }),
});

export const { useImportItemsMutation, useLazyExportItemsQuery } = exchangeApi;
