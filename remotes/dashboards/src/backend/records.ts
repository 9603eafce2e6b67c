import {
  and,
  answerCall,
  asc,
  type BackendCall,
  byChoice,
  createRowTest,
  desc,
  eq,
  ne,
  ok,
  search,
  type z,
} from '@atrium/backend';
import { recordCalls as calls } from '../api/calls';
import { DayQuery, type DayRow, DayRows, SalePage, SaleQuery, type SaleRow } from '../api/schemas';
import { listBuckets } from '../model/buckets';
import type { DayRange } from '../model/day';
import { toEuros } from '../model/euros';
import { type Figures, figureOf } from '../model/figures';
import type { History } from '../model/ledger';
import { revenueOf, type Sale } from '../model/sale';
import { readSegment, type Segment } from '../model/segment';
import { inSlices } from './inSlices';
import { newestFirst, readMergedPage, type SaleOrder, soldIn } from './reported';
import { checkDays, daysOf, spanOf } from './span';
import { salesTable } from './tables';

export const toSaleRow = (sale: Sale): SaleRow => ({ ...sale, amount: toEuros(sale.amount) });

type Asked = z.output<typeof SaleQuery>;

const toWhere = ({ q, counts, channel, status, category, customer }: Asked) =>
  and(
    counts === 'orders' && eq('isOrder', true),
    counts === 'revenue' && ne('status', 'Rejected'),
    byChoice('channel', channel),
    byChoice('status', status),
    byChoice('category', category),
    byChoice('customer', customer),
    search(q),
  );

function toOrder({ sortBy, sortDir }: Asked): SaleOrder {
  const towards = sortDir === 'desc' ? desc : asc;
  if (sortBy === 'amount') return [towards('amount'), ...newestFirst];
  return sortBy === 'time' ? [towards('day'), towards('time'), desc('id')] : newestFirst;
}

const defaultPerPage = 25;

function toPageRange({ page, perPage }: Asked) {
  const size = perPage && perPage >= 1 ? Math.floor(perPage) : defaultPerPage;
  const start = (Math.max(Math.floor(page ?? 1), 1) - 1) * size;
  return { start, end: start + size };
}

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

const toDayRow = (category: string, figures: Figures, segment: Segment | undefined): DayRow => ({
  category,
  revenue: toEuros(figureOf(figures, 'revenue')),
  expense: toEuros(figureOf(figures, 'expense')),
  orders: figureOf(figures, 'orders'),
  visits: figureOf(figures, 'visits'),
  sessions: figureOf(figures, 'sessions'),
  users: figureOf(figures, 'users'),
  subscribers: figureOf(figures, 'subscribers'),
  newsletter: figureOf(figures, 'newsletter'),
  newTickets: figureOf(figures, 'newTickets'),
  doneTickets: figureOf(figures, 'doneTickets'),
  part: segment ? figureOf(figures, segment) : null,
});

/** Sales of the history that pass a test, month by month. */
async function listPast(history: History, range: DayRange, isWanted: (sale: Sale) => boolean): Promise<Sale[]> {
  const past: Sale[] = [];
  await inSlices(listBuckets(history.clamp(range), true), (month) => {
    for (const sale of history.listSales(month.range)) if (isWanted(sale)) past.push(sale);
  });
  return past;
}

export const recordCalls: BackendCall[] = [
  answerCall(calls.sales, {
    summary: 'The records behind the numbers: a page of them, the newest first, and what all that match come to',
    notes:
      'channel, status, category and customer take several values; counts=orders or revenue keeps what counts as one.',
    input: SaleQuery,
    answer: SalePage,
    rejections: [400],
    async handle(store, { input }) {
      const rejection = checkDays(store, input);
      if (rejection) return rejection;
      const { history, range } = daysOf(store, input);
      const where = toWhere(input);
      const past = await listPast(history, range, createRowTest(salesTable, where));
      const reported = and(soldIn(range), where);
      const groups = store.table(salesTable).groupBy('isOrder', reported);
      const [counts, revenues, sales] = await Promise.all([
        groups.count(),
        groups.sum('revenue'),
        readMergedPage(store, { where: reported, orderBy: toOrder(input) }, past, toPageRange(input)),
      ]);
      return ok({
        sales: sales.map(toSaleRow),
        total: past.length + sum(counts.values()),
        revenue: toEuros(sum(past.map(revenueOf)) + sum(revenues.values())),
        orders: past.filter(({ isOrder }) => isOrder).length + (counts.get(true) ?? 0),
      });
    },
  }),
  answerCall(calls.days, {
    summary: 'Every number of every day, or of every month of a long span, and what they add up to',
    notes: 'With a segment, also what it is of them.',
    input: DayQuery,
    answer: DayRows,
    rejections: [400],
    async handle(store, { input }) {
      const rejection = checkDays(store, input);
      if (rejection) return rejection;
      const { ledger, range, now } = await spanOf(store, input);
      const segment = readSegment(input.segment);
      const days = listBuckets(range).map((place) => toDayRow(place.category, ledger.sum(place.range), segment));
      return ok({ days, sum: toDayRow('', now, segment) });
    },
  }),
];
