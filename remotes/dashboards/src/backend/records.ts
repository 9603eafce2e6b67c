import {
  answerCall,
  type BackendCall,
  createChoiceTest,
  createSearch,
  createSorter,
  findRows,
  ok,
  selectPage,
  type z,
} from '@atrium/backend';
import { recordCalls as calls } from '../api/calls';
import { DayQuery, type DayRow, DayRows, SalePage, SaleQuery, type SaleRow } from '../api/schemas';
import { listBuckets } from '../model/buckets';
import { toEuros } from '../model/euros';
import { type Figures, figureOf } from '../model/figures';
import { revenueOf, type Sale } from '../model/sale';
import { readSegment, type Segment } from '../model/segment';
import { spanOf } from './span';

export const toSaleRow = (sale: Sale): SaleRow => ({ ...sale, amount: toEuros(sale.amount) });

const defaultPerPage = 25;

/** The ledger returns them newest first. */
const orderOf = createSorter<Sale>(
  { amount: ({ amount }) => amount, time: ({ day, time }) => `${day} ${time}` },
  { direction: 'asc', ids: 'asc' },
);

function createTest({ q, counts, ...filters }: z.output<typeof SaleQuery>) {
  const matches = createSearch(q);
  const isChosen = {
    channel: createChoiceTest(filters.channel),
    status: createChoiceTest(filters.status),
    category: createChoiceTest(filters.category),
    customer: createChoiceTest(filters.customer),
  };
  return (sale: Sale): boolean =>
    (counts !== 'orders' || sale.isOrder) &&
    (counts !== 'revenue' || sale.status !== 'Rejected') &&
    isChosen.channel(sale.channel) &&
    isChosen.status(sale.status) &&
    isChosen.category(sale.category) &&
    isChosen.customer(sale.customer) &&
    matches(sale.id, sale.company ?? '');
}

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

export const recordCalls: BackendCall[] = [
  answerCall(calls.sales, {
    summary: 'The records behind the numbers: a page of them, the newest first, and what all that match come to',
    notes:
      'channel, status, category and customer take several values; counts=orders or revenue keeps what counts as one.',
    input: SaleQuery,
    answer: SalePage,
    handle(store, { input }) {
      const { ledger, range } = spanOf(store, input);
      const found = findRows(ledger.listSales(range), createTest(input));
      const all = found.places.flatMap((place) => found.rows[place] ?? []);
      const page = selectPage(found, orderOf(input), input, defaultPerPage);
      return ok({
        sales: page.map(toSaleRow),
        total: all.length,
        revenue: toEuros(all.reduce((sum, sale) => sum + revenueOf(sale), 0)),
        orders: all.filter(({ isOrder }) => isOrder).length,
      });
    },
  }),
  answerCall(calls.days, {
    summary: 'Every number of every day, or of every month of a long span, and what they add up to',
    notes: 'With a segment, also what it is of them.',
    input: DayQuery,
    answer: DayRows,
    handle(store, { input }) {
      const { ledger, range, now } = spanOf(store, input);
      const segment = readSegment(input.segment);
      const days = listBuckets(range).map((place) => toDayRow(place.category, ledger.sum(place.range), segment));
      return ok({ days, sum: toDayRow('', now, segment) });
    },
  }),
];
