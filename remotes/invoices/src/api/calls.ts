import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type { DeletedInvoicePage, DeletedInvoiceQuery } from './binSchemas';
import type { ClientEmail, ClientNames, ClientQuery, ClientSums, InvoiceClient } from './clientSchemas';
import type { InvoiceSelection, InvoicesChanged, InvoicesDeleted, ManyInvoices } from './manySchemas';
import type { PaymentCorrection, PaymentsRemoved, PaymentsToRemove, PaymentToAdd } from './paymentSchemas';
import type { InvoiceAnswer, InvoiceId, InvoicePage, InvoiceQuery, InvoiceWithPayment } from './schemas';
import type {
  InvoiceReissued,
  InvoiceToAdd,
  InvoiceToCredit,
  InvoiceToReissue,
  InvoiceToSend,
  InvoiceToVoid,
  InvoiceUpdate,
} from './writeSchemas';

export const calls = {
  getInvoices: defineCall<InvoiceQuery, InvoicePage>({ method: 'GET', path: '/apps/invoice/invoices' }),
  getInvoice: defineCall<InvoiceId, InvoiceWithPayment>({ method: 'GET', path: '/api/invoice/invoices/{id}' }),
  getClients: defineCall<undefined, InvoiceClient[]>({ method: 'GET', path: '/api/invoice/clients' }),
  getClientNames: defineCall<ClientQuery, ClientNames>({ method: 'GET', path: '/api/invoice/client-names' }),
  getClientSums: defineCall<ClientEmail, ClientSums>({ method: 'GET', path: '/api/invoice/client-sums' }),
  addInvoice: defineCall<InvoiceToAdd, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/add-invoice' }),
  updateInvoice: defineCall<InvoiceUpdate, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/update-invoice' }),
  deleteInvoice: defineCall<InvoiceId, Done>({ method: 'DELETE', path: '/apps/invoice/delete' }),
  deleteInvoices: defineCall<InvoiceSelection, InvoicesDeleted>({ method: 'POST', path: '/apps/invoice/delete-many' }),
  getDeletedInvoices: defineCall<DeletedInvoiceQuery, DeletedInvoicePage>({
    method: 'GET',
    path: '/api/invoice/deleted',
  }),
  restoreInvoice: defineCall<InvoiceId, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/restore' }),
  purgeInvoice: defineCall<InvoiceId, Done>({ method: 'DELETE', path: '/apps/invoice/purge' }),
  sendInvoice: defineCall<InvoiceToSend, InvoiceAnswer>({ method: 'POST', path: '/apps/invoice/send' }),
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
