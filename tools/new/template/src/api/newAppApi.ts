import type { AnswerOf, InputOf } from '@atrium/contract';
import { createAppApi, request, restoreRequest } from '@atrium/sdk';
import { calls } from './calls';

export const newAppApi = createAppApi('new-app')
  .enhanceEndpoints({ addTagTypes: ['Entry'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getEntries: build.query<AnswerOf<typeof calls.getEntries>, string>({
        query: (q) => request(calls.getEntries, { q }),
        providesTags: ['Entry'],
      }),
      addEntry: build.mutation<AnswerOf<typeof calls.addEntry>, InputOf<typeof calls.addEntry>>({
        query: (entry) => request(calls.addEntry, entry),
        invalidatesTags: ['Entry'],
      }),
      updateEntry: build.mutation<AnswerOf<typeof calls.updateEntry>, InputOf<typeof calls.updateEntry>>({
        query: (entry) => request(calls.updateEntry, entry),
        invalidatesTags: ['Entry'],
      }),
      removeEntry: build.mutation<unknown, number>({
        query: (id) => request(calls.removeEntries, { ids: [id] }),
        invalidatesTags: ['Entry'],
      }),
      restoreEntry: build.mutation<unknown, number>({
        query: (id) => restoreRequest('new-app-entry', [id]),
        invalidatesTags: ['Entry'],
      }),
    }),
  });

export const {
  useGetEntriesQuery,
  useAddEntryMutation,
  useUpdateEntryMutation,
  useRemoveEntryMutation,
  useRestoreEntryMutation,
} = newAppApi;
