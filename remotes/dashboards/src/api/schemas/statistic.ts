import { z } from '@atrium/backend';
import { Compared, Series } from './day';
import { categories, change, titled } from './fields';

const CardPerson = z.object({ name: z.string(), avatar: z.nullable(z.string()) });

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
  kind: z.enum(['invoice', 'meeting', 'project', 'document', 'person', 'order']),
  title: z.string(),
  text: z.string(),
  time: z.string(),
  people: z.array(CardPerson),
  link: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Timeline = z.object({ entries: z.array(TimelineEntry) });
export type Timeline = z.infer<typeof Timeline>;

export const AvgSessions = z.object({
  ...titled,
  sessions: z.int(),
  total: z.int(),
  growth: change,
  /** Target sessions of the period. */
  goal: z.int(),
  users: z.int(),
  /** Percent of returning users. */
  retention: z.number(),
  /** Minutes of a session, on average. */
  duration: z.number(),
  categories,
  series: z.array(Series),
});
export type AvgSessions = z.infer<typeof AvgSessions>;

export const SessionsDevice = z.object({
  ...titled,
  chart_info: z.array(z.object({ name: z.string(), icon: z.string(), count: z.int(), share: z.number(), change })),
  series: z.array(z.number()),
});
export type SessionsDevice = z.infer<typeof SessionsDevice>;

const BrowserShare = z.object({ name: z.string(), count: z.int(), share: z.number() });

export const BrowserStates = z.object({ title: z.string(), total: z.int(), browsers: z.array(BrowserShare) });
export type BrowserStates = z.infer<typeof BrowserStates>;

export const SupportTracker = z.object({
  ...titled,
  totalTicket: z.int(),
  /** Of these, in the last seven days. */
  newTicket: z.int(),
  openTicket: z.int(),
  /** Hours until the first answer, on average. */
  responseTime: z.number(),
  /** Percent. */
  completed: z.number(),
  change,
  categories,
  /** New ones, then done ones. */
  series: z.array(Series),
});
export type SupportTracker = z.infer<typeof SupportTracker>;

export const StatisticCard = z.object({
  title: z.string(),
  value: z.number(),
  before: z.nullable(z.number()),
  change,
  categories,
  /** The period, then what it is compared with, if anything. */
  series: z.array(Series),
});
export type StatisticCard = z.infer<typeof StatisticCard>;

export const StatisticsSummary = z.object({
  sales: Compared,
  customers: Compared,
  products: Compared,
  revenue: Compared,
  averageOrder: Compared,
  /** Percent of the orders. */
  rejected: Compared,
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type StatisticsSummary = z.infer<typeof StatisticsSummary>;

export const Congratulations = z.object({ name: z.string(), salesGrowth: change, revenue: z.number() });
export type Congratulations = z.infer<typeof Congratulations>;
