import type { ImportToUndo, RowsToImport } from '@atrium/backend/import';
import type { AnswerOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { invoicesApi } from './invoicesApi';

/** Import of invoices: loaded with its dialog. */
export const { useImportInvoicesMutation, useUndoImportMutation } = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    importInvoices: build.mutation<AnswerOf<typeof calls.importInvoices>, RowsToImport>({
      query: (rows) => request(calls.importInvoices, rows),
      invalidatesTags: (_, __, { isDryRun }) => (isDryRun ? [] : ['Invoice']),
    }),
    undoImport: build.mutation<AnswerOf<typeof calls.undoImport>, ImportToUndo>({
      query: (which) => request(calls.undoImport, which),
      invalidatesTags: ['Invoice'],
    }),
  }),
});
