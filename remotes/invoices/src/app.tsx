import { defineApp } from '@atrium/contract';
import { invoicesApi } from './api/invoicesApi';

export default defineApp({
  id: 'invoices',
  api: invoicesApi,
  routes: [
    { path: '/apps/invoice/list', load: () => import('./pages/InvoiceListPage') },
    { path: '/apps/invoice/preview', load: () => import('./pages/NewestInvoicePage') },
    { path: '/apps/invoice/preview/:id', load: () => import('./pages/InvoicePreviewPage') },
    { path: '/apps/invoice/add', load: () => import('./pages/InvoiceAddPage') },
    { path: '/apps/invoice/settings', load: () => import('./pages/InvoiceSettingsPage') },
    { path: '/apps/invoice/recurring', load: () => import('./pages/RecurringInvoicesPage') },
    { path: '/apps/invoice/clients', load: () => import('./pages/ClientsPage') },
    { path: '/apps/invoice/deleted', load: () => import('./pages/DeletedInvoicesPage') },
    { path: '/apps/invoice/edit', load: () => import('./pages/NewestInvoicePage') },
    { path: '/apps/invoice/edit/:id', load: () => import('./pages/InvoiceEditPage') },
  ],
});
