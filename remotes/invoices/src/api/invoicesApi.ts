import type { AnswerOf } from '@atrium/contract';
import { createAppApi, request, restoreRequest } from '@atrium/sdk';
import type { DeletedInvoiceQuery } from './binSchemas';
import { calls } from './calls';
import type { ClientQuery } from './clientSchemas';
import type { InvoiceSelection, ManyInvoices } from './manySchemas';
import type { PaymentCorrection, PaymentName, PaymentToAdd } from './paymentSchemas';
import type { Invoice, InvoiceAnswer, InvoiceQuery } from './schemas';
import type { InvoiceSettings, SettingsAnswer, SettingsUpdate } from './settingsSchemas';
import type {
  InvoiceToAdd,
  InvoiceToCredit,
  InvoiceToReissue,
  InvoiceToRemind,
  InvoiceToSend,
  InvoiceToVoid,
  InvoiceUpdate,
} from './writeSchemas';

const toInvoice = ({ invoice }: InvoiceAnswer): Invoice => invoice;

export const invoicesApi = createAppApi('invoices')
  .enhanceEndpoints({ addTagTypes: ['Invoice'] })
  // Invoices and their clients.
  .injectEndpoints({
    endpoints: (build) => ({
      getInvoices: build.query<AnswerOf<typeof calls.getInvoices>, InvoiceQuery>({
        query: (query) => request(calls.getInvoices, { ...query, allData: '0' }),
        providesTags: ['Invoice'],
      }),
      getInvoice: build.query<AnswerOf<typeof calls.getInvoice>, number>({
        query: (id) => request(calls.getInvoice, { id }),
        providesTags: ['Invoice'],
      }),
      getClients: build.query<AnswerOf<typeof calls.getClients>, string>({
        query: (q) => request(calls.getClients, q ? { q } : {}),
        providesTags: ['Invoice'],
      }),
      getClientNames: build.query<AnswerOf<typeof calls.getClientNames>, ClientQuery>({
        query: (query) => request(calls.getClientNames, query),
        providesTags: ['Invoice'],
      }),
      getClientSums: build.query<AnswerOf<typeof calls.getClientSums>, string>({
        query: (email) => request(calls.getClientSums, { email }),
        providesTags: ['Invoice'],
      }),
    }),
  })
  // Seller, bank, series.
  .injectEndpoints({
    endpoints: (build) => ({
      getSettings: build.query<AnswerOf<typeof calls.getSettings>, void>({
        query: () => request(calls.getSettings),
        providesTags: ['Invoice'],
      }),
      updateSettings: build.mutation<InvoiceSettings, SettingsUpdate['settings']>({
        query: (settings) => request(calls.updateSettings, { settings }),
        transformResponse: ({ settings }: SettingsAnswer): InvoiceSettings => settings,
        invalidatesTags: ['Invoice'],
      }),
    }),
  })
  // Lifecycle of an invoice: write, send, credit.
  .injectEndpoints({
    endpoints: (build) => ({
      addInvoice: build.mutation<Invoice, InvoiceToAdd['invoice']>({
        query: (invoice) => request(calls.addInvoice, { invoice }),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      updateInvoice: build.mutation<Invoice, InvoiceUpdate['invoice']>({
        query: (invoice) => request(calls.updateInvoice, { invoice }),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      changeInvoices: build.mutation<AnswerOf<typeof calls.changeInvoices>, ManyInvoices>({
        query: (change) => request(calls.changeInvoices, change),
        invalidatesTags: ['Invoice'],
      }),
      sendInvoice: build.mutation<Invoice, InvoiceToSend>({
        query: (letter) => request(calls.sendInvoice, letter),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      remindInvoice: build.mutation<Invoice, InvoiceToRemind>({
        query: (letter) => request(calls.remindInvoice, letter),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      voidInvoice: build.mutation<Invoice, InvoiceToVoid>({
        query: (invoice) => request(calls.voidInvoice, invoice),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      creditInvoice: build.mutation<Invoice, InvoiceToCredit>({
        query: (credit) => request(calls.creditInvoice, credit),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      reissueInvoice: build.mutation<AnswerOf<typeof calls.reissueInvoice>, InvoiceToReissue>({
        query: (invoice) => request(calls.reissueInvoice, invoice),
        invalidatesTags: ['Invoice'],
      }),
    }),
  })
  // Payments and refunds.
  .injectEndpoints({
    endpoints: (build) => ({
      addPayment: build.mutation<Invoice, PaymentToAdd>({
        query: (payment) => request(calls.addPayment, payment),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      correctPayment: build.mutation<Invoice, PaymentCorrection>({
        query: (payment) => request(calls.correctPayment, payment),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      removePayments: build.mutation<AnswerOf<typeof calls.removePayments>, PaymentName[]>({
        query: (payments) => request(calls.removePayments, { payments }),
        invalidatesTags: ['Invoice'],
      }),
      refundInvoice: build.mutation<Invoice, PaymentToAdd>({
        query: (refund) => request(calls.refundInvoice, refund),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
    }),
  })
  // Bin.
  .injectEndpoints({
    endpoints: (build) => ({
      deleteInvoice: build.mutation<unknown, number>({
        query: (id) => request(calls.deleteInvoice, { id }),
        invalidatesTags: ['Invoice'],
      }),
      deleteInvoices: build.mutation<AnswerOf<typeof calls.deleteInvoices>, InvoiceSelection>({
        query: (selection) => request(calls.deleteInvoices, selection),
        invalidatesTags: ['Invoice'],
      }),
      getDeletedInvoices: build.query<AnswerOf<typeof calls.getDeletedInvoices>, DeletedInvoiceQuery>({
        query: (query) => request(calls.getDeletedInvoices, query),
        providesTags: ['Invoice'],
      }),
      restoreInvoice: build.mutation<Invoice, number>({
        query: (id) => request(calls.restoreInvoice, { id }),
        transformResponse: toInvoice,
        invalidatesTags: ['Invoice'],
      }),
      restoreInvoices: build.mutation<{ restored: number[] }, number[]>({
        query: (ids) => restoreRequest('invoice', ids),
        invalidatesTags: ['Invoice'],
      }),
      purgeInvoice: build.mutation<unknown, number>({
        query: (id) => request(calls.purgeInvoice, { id }),
        invalidatesTags: ['Invoice'],
      }),
    }),
  });

export const {
  useGetInvoicesQuery,
  useLazyGetInvoicesQuery,
  useGetInvoiceQuery,
  useLazyGetInvoiceQuery,
  useGetClientsQuery,
  useGetClientNamesQuery,
  useGetClientSumsQuery,
  useGetSettingsQuery,
  useUpdateSettingsMutation,
  useAddInvoiceMutation,
  useUpdateInvoiceMutation,
  useDeleteInvoiceMutation,
  useDeleteInvoicesMutation,
  useRestoreInvoicesMutation,
  useGetDeletedInvoicesQuery,
  useLazyGetDeletedInvoicesQuery,
  useRestoreInvoiceMutation,
  usePurgeInvoiceMutation,
  useSendInvoiceMutation,
  useRemindInvoiceMutation,
  useAddPaymentMutation,
  useCorrectPaymentMutation,
  useRemovePaymentsMutation,
  useRefundInvoiceMutation,
  useVoidInvoiceMutation,
  useCreditInvoiceMutation,
  useReissueInvoiceMutation,
  useChangeInvoicesMutation,
} = invoicesApi;
