import type { AnswerOf, InputOf } from '@atrium/contract';
import { createAppApi, request } from '@atrium/sdk';
import { calls } from './calls';

export const contentApi = createAppApi('content')
  .enhanceEndpoints({ addTagTypes: ['Item', 'Channel'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getItems: build.query<AnswerOf<typeof calls.getItems>, InputOf<typeof calls.getItems>>({
        query: (query) => request(calls.getItems, query),
        providesTags: ['Item'],
      }),
      getSchedule: build.query<AnswerOf<typeof calls.getSchedule>, InputOf<typeof calls.getSchedule>>({
        query: (span) => request(calls.getSchedule, span),
        providesTags: ['Item'],
      }),
      getItem: build.query<AnswerOf<typeof calls.getItem>, number>({
        query: (id) => request(calls.getItem, { id }),
        providesTags: ['Item'],
      }),
      getEditorialSettings: build.query<AnswerOf<typeof calls.getEditorialSettings>, void>({
        query: () => request(calls.getEditorialSettings),
        providesTags: ['Channel'],
      }),
      updateItem: build.mutation<AnswerOf<typeof calls.updateItem>, InputOf<typeof calls.updateItem>>({
        query: (change) => request(calls.updateItem, change),
        invalidatesTags: ['Item'],
      }),
    }),
  });

export const {
  useGetItemsQuery,
  useLazyGetItemsQuery,
  useGetScheduleQuery,
  useGetItemQuery,
  useGetEditorialSettingsQuery,
  useUpdateItemMutation,
} = contentApi;
