import type { InvoicePage, InvoiceQuery, InvoiceWithPayment } from 'shared/api';
import { api } from 'shared/runtime';

const invoicesApi = api.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    getInvoices: build.query<InvoicePage, InvoiceQuery>({
      query: (params) => ({ url: '/apps/invoice/invoices', params: { ...params, allData: '0' } }),
      providesTags: ['Invoice'],
    }),
    getInvoice: build.query<InvoiceWithPayment, number>({
      query: (id) => ({ url: `/api/invoice/invoices/${id}` }),
      providesTags: ['Invoice'],
    }),
  }),
});

export const { useGetInvoicesQuery, useGetInvoiceQuery } = invoicesApi;
