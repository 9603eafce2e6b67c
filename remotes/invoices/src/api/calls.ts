import type { Done } from '@atrium/backend';
import type { ImportToUndo, ImportUndone, RowsImported, RowsToImport } from '@atrium/backend/import';
import { defineCall } from '@atrium/contract';
import type { DeletedInvoicePage, DeletedInvoiceQuery } from './binSchemas';
import type {
  ClientAnswer,
  ClientId,
  ClientListQuery,
  ClientPage,
  ClientSearch,
  ClientToSave,
} from './clientListSchemas';
import type { ClientEmail, ClientNames, ClientQuery, ClientSums, InvoiceClient } from './clientSchemas';
import type { InvoiceSelection, InvoicesChanged, InvoicesDeleted, ManyInvoices } from './manySchemas';
import type { PaymentCorrection, PaymentsRemoved, PaymentsToRemove, PaymentToAdd } from './paymentSchemas';
import type {
  RecurringAnswer,
  RecurringPage,
  RecurringQuery,
  RecurringToAdd,
  RecurringUpdate,
} from './recurringSchemas';
import type { InvoiceAnswer, InvoiceId, InvoicePage, InvoiceQuery, InvoiceWithPayment } from './schemas';
import type { SettingsAnswer, SettingsUpdate } from './settingsSchemas';
import type {
  InvoiceReissued,
  InvoiceToAdd,
  InvoiceToCredit,
  InvoiceToReissue,
  InvoiceToRemind,
  InvoiceToSend,
  InvoiceToVoid,
  InvoiceUpdate,
} from './writeSchemas';

export const calls = {
  getInvoices: defineCall<InvoiceQuery, InvoicePage>({ method: 'GET', path: '/apps/invoice/invoices' }),
  getInvoice: defineCall<InvoiceId, InvoiceWithPayment>({ method: 'GET', path: '/api/invoice/invoices/{id}' }),
  getClients: defineCall<ClientSearch, InvoiceClient[]>({ method: 'GET', path: '/api/invoice/clients' }),
  getClientNames: defineCall<ClientQuery, ClientNames>({ method: 'GET', path: '/api/invoice/client-names' }),
  getClientSums: defineCall<ClientEmail, ClientSums>({ method: 'GET', path: '/api/invoice/client-sums' }),
  getSettings: defineCall<undefined, SettingsAnswer>({ method: 'GET', path: '/api/invoice/settings' }),
  updateSettings: defineCall<SettingsUpdate, SettingsAnswer>({
    method: 'POST',
    path: '/apps/invoice/update-settings',
  }),
  addInvoice: defineCall<InvoiceToAdd, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/add-invoice' }),
  updateInvoice: defineCall<InvoiceUpdate, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/update-invoice' }),
  importInvoices: defineCall<RowsToImport, RowsImported>({ method: 'POST', path: '/apps/invoice/import' }),
  undoImport: defineCall<ImportToUndo, ImportUndone>({ method: 'POST', path: '/apps/invoice/undo-import' }),
  deleteInvoice: defineCall<InvoiceId, Done>({ method: 'DELETE', path: '/apps/invoice/delete' }),
  deleteInvoices: defineCall<InvoiceSelection, InvoicesDeleted>({ method: 'POST', path: '/apps/invoice/delete-many' }),
  getDeletedInvoices: defineCall<DeletedInvoiceQuery, DeletedInvoicePage>({
    method: 'GET',
    path: '/api/invoice/deleted',
  }),
  restoreInvoice: defineCall<InvoiceId, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/restore' }),
  purgeInvoice: defineCall<InvoiceId, Done>({ method: 'DELETE', path: '/apps/invoice/purge' }),
  sendInvoice: defineCall<InvoiceToSend, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/send' }),
  remindInvoice: defineCall<InvoiceToRemind, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/remind' }),
  getRecurring: defineCall<RecurringQuery, RecurringPage>({ method: 'GET', path: '/api/invoice/recurring' }),
  addRecurring: defineCall<RecurringToAdd, RecurringAnswer>({ method: 'POST', path: '/apps/invoice/add-recurring' }),
  updateRecurring: defineCall<RecurringUpdate, RecurringAnswer>({
    method: 'POST',
    path: '/apps/invoice/update-recurring',
  }),
  deleteRecurring: defineCall<InvoiceId, Done>({ method: 'DELETE', path: '/apps/invoice/delete-recurring' }),
  getClientList: defineCall<ClientListQuery, ClientPage>({ method: 'GET', path: '/api/invoice/client-list' }),
  saveClient: defineCall<ClientToSave, ClientAnswer>({ method: 'POST', path: '/apps/invoice/save-client' }),
  deleteClient: defineCall<ClientId, Done>({ method: 'DELETE', path: '/apps/invoice/delete-client' }),
  importClients: defineCall<RowsToImport, RowsImported>({ method: 'POST', path: '/apps/invoice/import-clients' }),
  undoClientImport: defineCall<ImportToUndo, ImportUndone>({
    method: 'POST',
    path: '/apps/invoice/undo-client-import',
  }),
  addPayment: defineCall<PaymentToAdd, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/add-payment' }),
  correctPayment: defineCall<PaymentCorrection, InvoiceAnswer>({
    method: 'POST',
    path: '/apps/invoice/correct-payment',
  }),
  removePayments: defineCall<PaymentsToRemove, PaymentsRemoved>({
    method: 'POST',
    path: '/apps/invoice/remove-payments',
  }),
  refundInvoice: defineCall<PaymentToAdd, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/refund' }),
  voidInvoice: defineCall<InvoiceToVoid, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/void' }),
  creditInvoice: defineCall<InvoiceToCredit, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/credit' }),
  reissueInvoice: defineCall<InvoiceToReissue, InvoiceReissued>({ method: 'POST', path: '/apps/invoice/reissue' }),
  changeInvoices: defineCall<ManyInvoices, InvoicesChanged>({ method: 'POST', path: '/apps/invoice/change-many' }),
};
