import type {
  Invoice,
  InvoiceAnswer,
  InvoiceClient,
  InvoicePage,
  InvoiceQuery,
  InvoiceSelection,
  InvoicesDeleted,
  InvoiceToAdd,
  InvoiceToSend,
  InvoiceUpdate,
  InvoiceWithPayment,
  PaymentToAdd,
  Restored,
} from 'shared/api';
import { createAppApi } from 'shared/runtime';

const takeInvoice = ({ invoice }: InvoiceAnswer): Invoice => invoice;

export const invoicesApi = createAppApi('invoices')
  .enhanceEndpoints({ addTagTypes: ['Invoice'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getInvoices: build.query<InvoicePage, InvoiceQuery>({
        query: (params) => ({ url: '/apps/invoice/invoices', params: { ...params, allData: '0' } }),
        providesTags: ['Invoice'],
      }),
      getInvoice: build.query<InvoiceWithPayment, number>({
        query: (id) => ({ url: `/api/invoice/invoices/${id}` }),
        providesTags: ['Invoice'],
      }),
      getClients: build.query<InvoiceClient[], void>({
        query: () => ({ url: '/api/invoice/clients' }),
        providesTags: ['Invoice'],
      }),
      addInvoice: build.mutation<Invoice, InvoiceToAdd['invoice']>({
        query: (invoice) => ({ url: '/apps/invoice/add-invoice', method: 'POST', data: { invoice } }),
        transformResponse: takeInvoice,
        invalidatesTags: ['Invoice'],
      }),
      updateInvoice: build.mutation<Invoice, InvoiceUpdate['invoice']>({
        query: (invoice) => ({ url: '/apps/invoice/update-invoice', method: 'POST', data: { invoice } }),
        transformResponse: takeInvoice,
        invalidatesTags: ['Invoice'],
      }),
      deleteInvoice: build.mutation<void, number>({
        query: (id) => ({ url: '/apps/invoice/delete', method: 'DELETE', params: { id } }),
        invalidatesTags: ['Invoice'],
      }),
      deleteInvoices: build.mutation<InvoicesDeleted, InvoiceSelection>({
        query: (data) => ({ url: '/apps/invoice/delete-many', method: 'POST', data }),
        invalidatesTags: ['Invoice'],
      }),
      restoreInvoices: build.mutation<Restored, number[]>({
        query: (ids) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'invoice', ids } }),
        invalidatesTags: ['Invoice'],
      }),
      sendInvoice: build.mutation<Invoice, InvoiceToSend>({
        query: (data) => ({ url: '/apps/invoice/send', method: 'POST', data }),
        transformResponse: takeInvoice,
        invalidatesTags: ['Invoice'],
      }),
      addPayment: build.mutation<Invoice, PaymentToAdd>({
        query: (data) => ({ url: '/apps/invoice/add-payment', method: 'POST', data }),
        transformResponse: takeInvoice,
        invalidatesTags: ['Invoice'],
      }),
    }),
  });

export const {
  useGetInvoicesQuery,
  useLazyGetInvoicesQuery,
  useGetInvoiceQuery,
  useGetClientsQuery,
  useAddInvoiceMutation,
  useUpdateInvoiceMutation,
  useDeleteInvoiceMutation,
  useDeleteInvoicesMutation,
  useRestoreInvoicesMutation,
  useSendInvoiceMutation,
  useAddPaymentMutation,
} = invoicesApi;
