import { Filter, z } from 'shared/backend';
import { cardPeriods } from './choices';

export const CardPeriod = z.enum(cardPeriods);
export type CardPeriod = z.infer<typeof CardPeriod>;

/** One of `last_days`; the first of them without it. */
export const CardQuery = z.object({ period: Filter });
export type CardQuery = z.input<typeof CardQuery>;

export const Series = z.object({ name: z.string(), data: z.array(z.number()) });
export type Series = z.infer<typeof Series>;

/** What the values of each series are of, on the axis: days (`YYYY-MM-DD`), months (`YYYY-MM`) or names. */
const categories = z.array(z.string());
const titled = { title: z.string(), last_days: z.array(CardPeriod) };

export const SupportTracker = z.object({
  ...titled,
  totalTicket: z.int(),
  newTicket: z.int(),
  openTicket: z.int(),
  /** Hours. */
  responseTime: z.number(),
  /** Percent. */
  completed: z.number(),
  /** Against the period before. */
  change: z.number(),
  categories,
  series: z.array(Series),
});
export type SupportTracker = z.infer<typeof SupportTracker>;

export const AvgSessions = z.object({
  ...titled,
  sessions: z.int(),
  /** Percent against the period before. */
  growth: z.number(),
  /** Money. */
  goal: z.int(),
  users: z.int(),
  /** Percent. */
  retention: z.number(),
  /** Years. */
  duration: z.number(),
  categories,
  series: z.array(Series),
});
export type AvgSessions = z.infer<typeof AvgSessions>;

export const RevenueYear = z.object({
  price: z.number(),
  budget: z.number(),
  earning: z.array(z.number()),
  /** Negative numbers. */
  expense: z.array(z.number()),
  /** This period and the one before it. */
  budgetSeries: z.array(Series),
});
export type RevenueYear = z.infer<typeof RevenueYear>;

export const RevenueReport = z.object({
  title: z.string(),
  years: z.array(z.string()),
  /** Months as `01` to `12`. */
  categories,
  /** The figures of each of `years`. */
  reports: z.record(z.string(), RevenueYear),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const GoalOverview = z.object({
  title: z.string(),
  completed: z.int(),
  inProgress: z.int(),
  /** Percent. */
  series: z.array(z.number()),
});
export type GoalOverview = z.infer<typeof GoalOverview>;

export const RevenueCard = z.object({
  ...titled,
  thisMonth: z.number(),
  lastMonth: z.number(),
  categories,
  /** This period, then the one before it. */
  series: z.array(Series),
});
export type RevenueCard = z.infer<typeof RevenueCard>;

export const OrderShare = z.object({ name: z.string(), count: z.int(), share: z.number() });

export const ProductOrders = z.object({
  ...titled,
  total: z.int(),
  chart_info: z.array(OrderShare),
  /** Percent, in the order of `chart_info`. */
  series: z.array(z.number()),
});
export type ProductOrders = z.infer<typeof ProductOrders>;

export const SessionsDevice = z.object({
  ...titled,
  chart_info: z.array(z.object({ name: z.string(), icon: z.string(), share: z.number(), change: z.number() })),
  series: z.array(z.number()),
});
export type SessionsDevice = z.infer<typeof SessionsDevice>;

export const Customers = z.object({
  ...titled,
  listData: z.array(z.object({ name: z.string(), count: z.int() })),
  series: z.array(z.number()),
});
export type Customers = z.infer<typeof Customers>;

/** A number with a small chart beside it. */
export const StatisticCard = z.object({
  title: z.string(),
  value: z.number(),
  /** Percent against the period before. */
  change: z.number(),
  categories,
  series: z.array(Series),
});
export type StatisticCard = z.infer<typeof StatisticCard>;

export const StatisticsSummary = z.object({
  sales: z.number(),
  customers: z.int(),
  products: z.int(),
  revenue: z.number(),
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type StatisticsSummary = z.infer<typeof StatisticsSummary>;

export const Congratulations = z.object({
  name: z.string(),
  /** Percent more than before. */
  salesGrowth: z.number(),
  revenue: z.number(),
});
export type Congratulations = z.infer<typeof Congratulations>;

export const Earnings = z.object({
  thisMonth: z.number(),
  /** Percent against last month. */
  growth: z.number(),
  shares: z.array(z.object({ name: z.string(), share: z.number() })),
});
export type Earnings = z.infer<typeof Earnings>;

export const CompanyRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  category: z.string(),
  views: z.int(),
  /** The time in which the views were counted, in hours. */
  viewHours: z.int(),
  revenue: z.number(),
  /** Percent. */
  sales: z.number(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;
export const CompanyRows = z.object({ companies: z.array(CompanyRow) });
export type CompanyRows = z.infer<typeof CompanyRows>;

export const BrowserShare = z.object({ name: z.string(), share: z.number() });
export type BrowserShare = z.infer<typeof BrowserShare>;
export const BrowserStates = z.object({ title: z.string(), browsers: z.array(BrowserShare) });
export type BrowserStates = z.infer<typeof BrowserStates>;

export const Transaction = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  icon: z.string(),
  /** Negative for money that went out. */
  amount: z.number(),
});
export type Transaction = z.infer<typeof Transaction>;
export const Transactions = z.object({ transactions: z.array(Transaction) });
export type Transactions = z.infer<typeof Transactions>;

export const CardPerson = z.object({ name: z.string(), avatar: z.nullable(z.string()) });

export const Meetup = z.object({
  title: z.string(),
  text: z.string(),
  start: z.string(),
  end: z.string(),
  place: z.string(),
  people: z.array(CardPerson),
});
export type Meetup = z.infer<typeof Meetup>;

export const TimelineEntry = z.object({
  id: z.int(),
  kind: z.enum(['invoice', 'meeting', 'project', 'document', 'person']),
  title: z.string(),
  text: z.string(),
  time: z.string(),
  people: z.array(CardPerson),
  link: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;
export const Timeline = z.object({ entries: z.array(TimelineEntry) });
export type Timeline = z.infer<typeof Timeline>;

export const SalesRadar = z.object({ title: z.string(), categories, series: z.array(Series) });
export type SalesRadar = z.infer<typeof SalesRadar>;

export const ReviewItem = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(['Article', 'Page', 'Email']),
  author: CardPerson,
  /** `YYYY-MM-DD`. */
  dueDate: z.string(),
  link: z.string(),
});
export type ReviewItem = z.infer<typeof ReviewItem>;
export const ReviewQueue = z.object({ items: z.array(ReviewItem), total: z.int() });
export type ReviewQueue = z.infer<typeof ReviewQueue>;
