import { createAppApi } from 'shared/runtime';
import type { Entry } from './model/entry';

export const entriesApi = createAppApi('new-app')
  .enhanceEndpoints({ addTagTypes: ['NewApp'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getNewAppEntries: build.query<Entry[], string>({
        query: (q) => ({ url: '/apps/new-app/entries', params: q ? { q } : {} }),
        providesTags: ['NewApp'],
      }),
      addNewAppEntry: build.mutation<Entry, Pick<Entry, 'title'>>({
        query: (data) => ({ url: '/apps/new-app/entries', method: 'POST', data }),
        invalidatesTags: ['NewApp'],
      }),
      removeNewAppEntry: build.mutation<unknown, number>({
        query: (id) => ({ url: '/apps/new-app/entries', method: 'DELETE', params: { id } }),
        invalidatesTags: ['NewApp'],
      }),
      restoreNewAppEntry: build.mutation<unknown, number>({
        query: (id) => ({ url: '/apps/new-app/restore', method: 'POST', data: { id } }),
        invalidatesTags: ['NewApp'],
      }),
    }),
  });

export const {
  useGetNewAppEntriesQuery: useGetEntriesQuery,
  useAddNewAppEntryMutation: useAddEntryMutation,
  useRemoveNewAppEntryMutation: useRemoveEntryMutation,
  useRestoreNewAppEntryMutation: useRestoreEntryMutation,
} = entriesApi;
