import {
  answerCall,
  type BackendCall,
  type BackendStore,
  type BinnedRow,
  createRecordBin,
  createRowSearch,
  Done,
  done,
  findRows,
  ok,
  selectPage,
  unknown,
} from '@atrium/backend';
import { type DeletedInvoice, DeletedInvoicePage, DeletedInvoiceQuery } from '../api/binSchemas';
import { calls } from '../api/calls';
import { InvoiceAnswer, InvoiceId } from '../api/schemas';
import { nameOf, type StoredInvoice, todayOf, toInvoice } from './storedInvoice';
import { invoicesKey } from './tables';

const defaultPerPage = 10;

export const invoiceBin = createRecordBin({ of: invoicesKey, name: 'deletedInvoices' });

const search = createRowSearch<BinnedRow<StoredInvoice>>(({ row }) => [
  String(nameOf(row)),
  row.client.name,
  row.client.companyEmail,
]);

const toDeletedInvoice = (store: BackendStore, binned: BinnedRow<StoredInvoice>): DeletedInvoice => ({
  ...invoiceBin.factsOf(store, binned),
  invoice: toInvoice(binned.row, todayOf(store)),
});

export const binCalls: BackendCall[] = [
  answerCall(calls.getDeletedInvoices, {
    summary: 'A page of the drafts that were deleted in the last 30 days, the latest first',
    notes: 'q looks into the id and the name and the address of the client.',
    input: DeletedInvoiceQuery,
    answer: DeletedInvoicePage,
    action: 'delete',
    handle(store, { input }) {
      const binned = store.table(invoiceBin.key).all();
      const matches = search(binned, input.q);
      const found = findRows(binned, (entry, place) => invoiceBin.holds(store, entry) && matches(place));
      const page = selectPage(found, invoiceBin.order, input, defaultPerPage);
      return ok({ invoices: page.map((entry) => toDeletedInvoice(store, entry)), total: found.places.length });
    },
  }),
  answerCall(calls.restoreInvoice, {
    summary: 'Bring a deleted draft back, under its id',
    input: InvoiceId,
    answer: InvoiceAnswer,
    action: 'delete',
    rejections: [404],
    handle(store, { input }) {
      const binned = invoiceBin.find(store, input.id);
      return binned
        ? ok({ invoice: toInvoice(invoiceBin.restore(store, binned), todayOf(store)) })
        : unknown('invoice');
    },
  }),
  answerCall(calls.purgeInvoice, {
    summary: 'Delete a deleted draft for good; its id is not given again',
    notes: 'It had no number, so that none is missing after it.',
    input: InvoiceId,
    answer: Done,
    deletesPermanently: true,
    rejections: [404],
    handle(store, { input }) {
      const binned = invoiceBin.find(store, input.id);
      if (!binned) return unknown('invoice');
      invoiceBin.purge(store, binned.id);
      return done();
    },
  }),
];
