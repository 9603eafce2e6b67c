import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  type Due,
  desc,
  done,
  lte,
  ne,
  ok,
  type Rejection,
  readList,
  reject,
  rejectField,
  rejectStale,
  search,
  unknown,
  z,
} from '@atrium/backend';
import { addDays, toDate } from '@atrium/contract/values';
import { calls } from '../api/calls';
import {
  RecurringAnswer,
  type RecurringInvoice,
  RecurringPage,
  RecurringQuery,
  RecurringToAdd,
  RecurringUpdate,
} from '../api/recurringSchemas';
import { InvoiceId } from '../api/schemas';
import { InvoiceToAdd } from '../api/writeSchemas';
import { toDuplicate } from '../model/invoiceDraft';
import { isCreditNote } from '../model/invoiceSteps';
import { dayOfStep, periodOfStep, stepFrom } from '../model/recurring';
import { checkInvoice } from './checkInvoice';
import { checkTaxFacts } from './checkTaxFacts';
import { mergeInvoice } from './mergeInvoice';
import { recurringTable, type StoredRecurring } from './recurringTable';
import { readSettings } from './settings';
import { todayOf } from './storedInvoice';
import { findInvoice, invoicesTable, putInvoice } from './tables';
import { blank } from './writeInvoice';

const defaultPerPage = 25;
const maxRecurring = 1_000;

const toRecurring = ({ template, step: _, ...row }: StoredRecurring): RecurringInvoice => ({
  ...row,
  client: template.client,
  service: template.service,
  currency: template.currency,
  total: template.total,
});

/** The row with the day of its step; none after its end. */
function withNext(row: StoredRecurring): StoredRecurring {
  const day = dayOfStep(row.startOn, row.every, row.step);
  return { ...row, nextOn: row.endOn && day > row.endOn ? null : day };
}

/** Drafts are made of a copy without its bin, history and payments, dated today; what was missed states its own period. */
async function makeDraft(store: BackendStore, row: StoredRecurring): Promise<{ id: number } | { problem: string }> {
  const today = todayOf(store);
  const period = periodOfStep(row, row.step);
  const sent = {
    ...toDuplicate(row.template, today, row.term),
    ...(period && { periodFrom: period.from, periodTo: period.to }),
  };
  const read = z.safeParse(InvoiceToAdd, { invoice: sent });
  if (read.error) return { problem: read.error.issues.map(({ message }) => message).join(' ') };
  const before = { ...blank, id: await store.table(invoicesTable).nextId() };
  const draft = mergeInvoice(before, read.data.invoice);
  const checked = await checkTaxFacts(await readSettings(store), before, { ...draft, recurring: row.id });
  if ('rejection' in checked) return { problem: textOf(checked.rejection) };
  const rejection = checkInvoice(before, checked.invoice, undefined);
  if (rejection) return { problem: textOf(rejection) };
  return { id: (await putInvoice(store, checked.invoice)).id };
}

const textOf = ({ data: { error } }: Rejection): string =>
  typeof error === 'string' ? error : Object.values(error).flat().join(' ');

/** Of one recurring invoice in one run; a clock that jumps by years makes no thousands of drafts. */
const maxAtOnce = 12;

async function makeDue(store: BackendStore, waiting: StoredRecurring): Promise<void> {
  let row = waiting;
  for (let count = 0; count < maxAtOnce && row.nextOn && row.nextOn <= todayOf(store); count += 1) {
    const made = await makeDraft(store, row);
    if ('problem' in made) {
      await store.table(recurringTable).put({ ...row, isPaused: true, problem: made.problem });
      return;
    }
    row = withNext({ ...row, step: row.step + 1, made: row.made + 1, lastId: made.id });
  }
  await store.table(recurringTable).put(row);
}

const rowsAtOnce = 20;

/** Makes the drafts of the day. */
export const recurringDue: Due = {
  async nextAt(store) {
    const next = await store
      .table(recurringTable)
      .first({ where: ne('waitsFor', null), orderBy: [asc('waitsFor'), asc('id')] });
    return next?.nextOn ? toDate(next.nextOn).getTime() : null;
  },
  async run(store) {
    const where = lte('waitsFor', todayOf(store));
    const rows = await store
      .table(recurringTable)
      .find({ where, orderBy: [asc('waitsFor'), asc('id')], limit: rowsAtOnce });
    for (const row of rows) await makeDue(store, row);
  },
};

/** Rejection of an end before the next draft. */
const checkEnd = ({ endOn, nextOn }: StoredRecurring): Rejection | null =>
  endOn && !nextOn ? rejectField('endOn', 'It ends before the next invoice.', 'recurring-over') : null;

const day = (moment: string): string => moment.slice(0, 10);

export const recurringCalls: BackendCall[] = [
  answerCall(calls.getRecurring, {
    summary: 'A page of the recurring invoices, the latest first',
    notes: 'q looks into name, company and address of the client and the first service.',
    input: RecurringQuery,
    answer: RecurringPage,
    async handle(store, { input: { q, page, perPage } }) {
      const query = { where: search(q), orderBy: [desc('id')] };
      const paging = { page: page ?? 1, perPage };
      const { rows, total } = await readList(store, store.table(recurringTable), query, paging, defaultPerPage);
      return ok({ recurring: rows.map(toRecurring), total });
    },
  }),
  answerCall(calls.addRecurring, {
    summary: 'Repeat an invoice: a draft of it is made on each of these days',
    notes:
      'Drafts are dated on the day they are made and issued by a person. They keep what the invoice said when it was chosen. Days before today are passed over.',
    input: RecurringToAdd,
    answer: RecurringAnswer,
    success: [201],
    action: 'create',
    rejections: [404, 413],
    async handle(store, { input: { invoice: source, startOn, endOn, period = 'none', ...sent } }) {
      const template = await findInvoice(store, source);
      if (!template || isCreditNote(template)) return unknown('invoice');
      const table = store.table(recurringTable);
      if ((await table.count()) >= maxRecurring)
        return reject(413, `There are at most ${maxRecurring} recurring invoices`);
      const start = day(startOn);
      const row = withNext({
        ...sent,
        id: await table.nextId(),
        source,
        template: { ...template, history: [], payments: [] },
        startOn: start,
        endOn: endOn ? day(endOn) : null,
        nextOn: null,
        period,
        isPaused: false,
        made: 0,
        step: stepFrom(start, sent.every, todayOf(store)),
        rev: 0,
      });
      return checkEnd(row) ?? created({ recurring: toRecurring(await table.put(row)) });
    },
  }),
  answerCall(calls.updateRecurring, {
    summary: 'Change, pause or resume a recurring invoice',
    notes: 'What is absent stays. Days that were missed while it was paused are passed over.',
    input: RecurringUpdate,
    answer: RecurringAnswer,
    rejections: [404, 409],
    async handle(store, { input: { id, rev, startOn, endOn, ...sent } }) {
      const table = store.table(recurringTable);
      const before = await table.get(id);
      if (!before) return unknown('recurring invoice');
      const stale = rejectStale(before, rev);
      if (stale) return stale;
      const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      const { problem: _, ...kept } = before;
      const merged: StoredRecurring = {
        ...kept,
        ...given,
        ...(startOn && { startOn: day(startOn) }),
        ...(endOn !== undefined && { endOn: endOn ? day(endOn) : null }),
      };
      const isOther = merged.startOn !== before.startOn || merged.every !== before.every;
      // What was made today is not made again.
      const from = isOther && before.made > 0 ? addDays(todayOf(store), 1) : todayOf(store);
      const first = stepFrom(merged.startOn, merged.every, from);
      const row = withNext({ ...merged, step: isOther ? first : Math.max(before.step, first) });
      return (sent.isPaused ? null : checkEnd(row)) ?? ok({ recurring: toRecurring(await table.put(row)) });
    },
  }),
  answerCall(calls.deleteRecurring, {
    summary: 'Stop repeating an invoice; drafts and invoices that were made of it stay',
    input: InvoiceId,
    answer: Done,
    action: 'delete',
    deletesPermanently: true,
    rejections: [404],
    async handle(store, { input: { id } }) {
      const table = store.table(recurringTable);
      if (!(await table.get(id))) return unknown('recurring invoice');
      await table.delete(id);
      return done();
    },
  }),
];
