import { answerCall, type BackendStore, lte, ok } from '@atrium/backend';
import { analyticsCalls } from '../api/calls';
import { ReportQuery, RevenueReport, type RevenueYear } from '../api/schemas';
import { listBuckets } from '../model/buckets';
import { budgetOf } from '../model/createFigures';
import { type Day, type DayRange, earlierOf, isDay, listDays, shiftDay } from '../model/day';
import { toEuros } from '../model/euros';
import { type FigureName, figureOf } from '../model/figures';
import { createLedger, type Ledger } from '../model/ledger';
import { firstDay } from '../model/level';
import type { DatedFigures } from '../model/saleGroup';
import { reportLegacyView } from './legacyView';
import { countMonths, historyOf } from './span';
import { salesTable } from './tables';

const rangeOfYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

const plannedIn = (range: DayRange): number => listDays(range).reduce((sum, day) => sum + budgetOf(day), 0);

function getYear(ledger: Ledger, year: number, until: Day): RevenueYear {
  const sum = ({ from, to }: DayRange) => ledger.sum({ from, to: earlierOf(to, until) });
  const whole = sum(rangeOfYear(year));
  const byMonth = (name: FigureName, of: number) =>
    listBuckets(rangeOfYear(of)).map(({ range }) => toEuros(figureOf(sum(range), name)));
  return {
    price: toEuros(figureOf(whole, 'revenue')),
    spent: toEuros(figureOf(whole, 'expense')),
    budget: toEuros(plannedIn(rangeOfYear(year))),
    earning: byMonth('revenue', year),
    expense: byMonth('expense', year).map((amount) => 0 - amount),
    budgetSeries: [
      { name: 'Budget', data: listBuckets(rangeOfYear(year)).map(({ range }) => toEuros(plannedIn(range))) },
      { name: 'Year before', data: byMonth('revenue', year - 1) },
    ],
  };
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));

function getReport(ledger: Ledger, until: Day): RevenueReport {
  const [first, last] = [yearOf(firstDay), yearOf(until)];
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  return {
    title: 'Revenue Report',
    years: years.map(String),
    categories: Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')),
    until,
    reports: Object.fromEntries(years.map((year) => [String(year), getYear(ledger, year, until)])),
  };
}

/** Revenue of each month from what other apps have sold. */
async function readRevenues(store: BackendStore, until: Day): Promise<DatedFigures[]> {
  const revenues = await store.table(salesTable).groupBy('month', lte('day', until)).sum('revenue');
  return [...revenues].map(([month, revenue]) => ({ day: `${month}-01`, figures: new Map([['revenue', revenue]]) }));
}

export const reportCall = answerCall(analyticsCalls.revenueReport, {
  summary: 'Earnings, expenses and budget of every year',
  input: ReportQuery,
  answer: RevenueReport,
  legacyView: reportLegacyView,
  async handle(store, { input: { to } }) {
    const history = historyOf(store);
    const until = to && isDay(to) ? earlierOf(to, history.today) : shiftDay(history.today, -1);
    await countMonths(history, { from: firstDay, to: until });
    return ok(getReport(createLedger(history, await readRevenues(store, until)), until));
  },
});
