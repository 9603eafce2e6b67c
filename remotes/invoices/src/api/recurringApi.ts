import type { AnswerOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { invoicesApi } from './invoicesApi';
import type {
  RecurringAnswer,
  RecurringInvoice,
  RecurringQuery,
  RecurringToAdd,
  RecurringUpdate,
} from './recurringSchemas';

const toRecurring = ({ recurring }: RecurringAnswer): RecurringInvoice => recurring;

/** Recurring invoices: loaded with their page and their form. */
export const {
  useGetRecurringQuery,
  useLazyGetRecurringQuery,
  useAddRecurringMutation,
  useUpdateRecurringMutation,
  useDeleteRecurringMutation,
} = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    getRecurring: build.query<AnswerOf<typeof calls.getRecurring>, RecurringQuery>({
      query: (query) => request(calls.getRecurring, query),
      providesTags: ['Invoice'],
    }),
    addRecurring: build.mutation<RecurringInvoice, RecurringToAdd>({
      query: (recurring) => request(calls.addRecurring, recurring),
      transformResponse: toRecurring,
      invalidatesTags: ['Invoice'],
    }),
    updateRecurring: build.mutation<RecurringInvoice, RecurringUpdate>({
      query: (recurring) => request(calls.updateRecurring, recurring),
      transformResponse: toRecurring,
      invalidatesTags: ['Invoice'],
    }),
    deleteRecurring: build.mutation<unknown, number>({
      query: (id) => request(calls.deleteRecurring, { id }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});
