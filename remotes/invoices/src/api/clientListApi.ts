import type { ImportToUndo, RowsToImport } from '@atrium/backend/import';
import type { AnswerOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import type { ClientAnswer, ClientListQuery, ClientToSave, KnownClient } from './clientListSchemas';
import { invoicesApi } from './invoicesApi';

/** Clients that are kept: loaded with their page. */
export const {
  useGetClientListQuery,
  useLazyGetClientListQuery,
  useSaveClientMutation,
  useDeleteClientMutation,
  useImportClientsMutation,
  useUndoClientImportMutation,
} = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    getClientList: build.query<AnswerOf<typeof calls.getClientList>, ClientListQuery>({
      query: (query) => request(calls.getClientList, query),
      providesTags: ['Invoice'],
    }),
    saveClient: build.mutation<KnownClient, ClientToSave['client']>({
      query: (client) => request(calls.saveClient, { client }),
      transformResponse: ({ client }: ClientAnswer) => client,
      invalidatesTags: ['Invoice'],
    }),
    deleteClient: build.mutation<unknown, number>({
      query: (id) => request(calls.deleteClient, { id }),
      invalidatesTags: ['Invoice'],
    }),
    importClients: build.mutation<AnswerOf<typeof calls.importClients>, RowsToImport>({
      query: (rows) => request(calls.importClients, rows),
      invalidatesTags: (_, __, { isDryRun }) => (isDryRun ? [] : ['Invoice']),
    }),
    undoClientImport: build.mutation<AnswerOf<typeof calls.undoClientImport>, ImportToUndo>({
      query: (which) => request(calls.undoClientImport, which),
      invalidatesTags: ['Invoice'],
    }),
  }),
});
