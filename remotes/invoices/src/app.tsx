import { defineApp } from 'shared/contract';
import { invoicesApi } from './api/invoicesApi';

export default defineApp({
  id: 'invoices',
  api: invoicesApi,
  routes: [
    { path: '/apps/invoice/list', load: () => import('./InvoiceList') },
    { path: '/apps/invoice/preview', load: () => import('./NewestInvoice') },
    { path: '/apps/invoice/preview/:id', load: () => import('./InvoicePreview') },
    { path: '/apps/invoice/add', load: () => import('./InvoiceAdd') },
    { path: '/apps/invoice/edit', load: () => import('./NewestInvoice') },
    { path: '/apps/invoice/edit/:id', load: () => import('./InvoiceEdit') },
  ],
});
