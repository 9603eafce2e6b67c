import type { ImportToUndo, RowsToImport } from '@atrium/backend/import';
import type { AnswerOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { todoApi } from './todoApi';

/** Import of tasks: loaded with its dialog. */
const importApi = todoApi.injectEndpoints({
  endpoints: (build) => ({
    importTasks: build.mutation<AnswerOf<typeof calls.importTasks>, RowsToImport>({
      query: (rows) => request(calls.importTasks, rows),
      invalidatesTags: (_, __, { isDryRun }) => (isDryRun ? [] : ['Task']),
    }),
    undoImport: build.mutation<AnswerOf<typeof calls.undoImport>, ImportToUndo>({
      query: (which) => request(calls.undoImport, which),
      invalidatesTags: ['Task'],
    }),
  }),
});

export const { useImportTasksMutation, useUndoImportMutation } = importApi;
export const { importTasks, undoImport } = importApi.endpoints;
