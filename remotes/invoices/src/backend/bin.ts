import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  type BinnedRecord,
  Done,
  defineRecordBin,
  defineTable,
  done,
  ok,
  readList,
  search,
  unknown,
} from '@atrium/backend';
import { type DeletedInvoice, DeletedInvoicePage, DeletedInvoiceQuery } from '../api/binSchemas';
import { calls } from '../api/calls';
import { InvoiceAnswer, InvoiceId } from '../api/schemas';
import { fixedNumber, type StoredInvoice, todayOf, toInvoice } from './storedInvoice';
import { invoicesTable, textsOf } from './tables';

const defaultPerPage = 10;

export const invoiceBin = defineRecordBin({
  of: invoicesTable,
  table: defineTable<BinnedRecord<StoredInvoice>>()({
    name: 'deletedInvoices',
    columns: { deletedAt: 'number' },
    derived: { fixedNumber: ['number', ({ row }) => fixedNumber(row)] },
    indexes: [['deletedAt', 'id'], ['-fixedNumber']],
    search: ({ row }) => textsOf(row),
  }),
});

const toDeletedInvoice = (store: BackendStore, binned: BinnedRecord<StoredInvoice>): DeletedInvoice => ({
  ...invoiceBin.factsOf(store, binned),
  invoice: toInvoice(binned.row, todayOf(store)),
});

export const binCalls: BackendCall[] = [
  answerCall(calls.getDeletedInvoices, {
    summary: 'A page of the drafts that were deleted in the last 30 days, the latest first',
    notes: 'q looks into the id and the name, the company and the address of the client.',
    input: DeletedInvoiceQuery,
    answer: DeletedInvoicePage,
    action: 'delete',
    async handle(store, { input: { q, page, perPage } }) {
      const query = { where: and(invoiceBin.waiting(store), search(q)), orderBy: invoiceBin.order };
      const paging = { page: page ?? 1, perPage };
      const { rows, total } = await readList(store, store.table(invoiceBin.table), query, paging, defaultPerPage);
      return ok({ invoices: rows.map((row) => toDeletedInvoice(store, row)), total });
    },
  }),
  answerCall(calls.restoreInvoice, {
    summary: 'Bring a deleted draft back, under its id',
    input: InvoiceId,
    answer: InvoiceAnswer,
    action: 'delete',
    rejections: [404],
    async handle(store, { input }) {
      const binned = await invoiceBin.find(store, input.id);
      if (!binned) return unknown('invoice');
      return ok({ invoice: toInvoice(await invoiceBin.restore(store, binned), todayOf(store)) });
    },
  }),
  answerCall(calls.purgeInvoice, {
    summary: 'Delete a deleted draft for good; its id is not given again',
    notes: 'It had no number, so that none is missing after it.',
    input: InvoiceId,
    answer: Done,
    deletesPermanently: true,
    rejections: [404],
    async handle(store, { input }) {
      const binned = await invoiceBin.find(store, input.id);
      if (!binned) return unknown('invoice');
      await invoiceBin.purge(store, binned.id);
      return done();
    },
  }),
];
