import { Filter, IsoDate, z } from '@atrium/backend';
import { channels } from '../../model/sale';
import { Series } from './day';
import { categories, change, titled } from './fields';

/** `to`: the person's last day, which may differ from the server's; defaults to today. */
export const ReportQuery = z.object({ to: Filter });
export type ReportQuery = z.input<typeof ReportQuery>;

export const RevenueYear = z.object({
  price: z.number(),
  spent: z.number(),
  budget: z.number(),
  earning: z.array(z.number()),
  /** Negative numbers. */
  expense: z.array(z.number()),
  budgetSeries: z.array(Series),
});
export type RevenueYear = z.infer<typeof RevenueYear>;

export const RevenueReport = z.object({
  title: z.string(),
  /** The latest first. */
  years: z.array(z.string()),
  /** Months as `01` to `12`. */
  categories,
  /** Last day with numbers: its month is incomplete. */
  until: IsoDate,
  /** The figures of each of `years`. */
  reports: z.record(z.string(), RevenueYear),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const GoalOverview = z.object({
  title: z.string(),
  /** Money: earned part of the target, and the rest. */
  completed: z.number(),
  inProgress: z.number(),
  /** Percent. */
  series: z.array(z.number()),
});
export type GoalOverview = z.infer<typeof GoalOverview>;

export const RevenueCard = z.object({
  ...titled,
  thisMonth: z.number(),
  lastMonth: z.nullable(z.number()),
  categories,
  /** The period, then what it is compared with, if anything. */
  series: z.array(Series),
});
export type RevenueCard = z.infer<typeof RevenueCard>;

export const Earnings = z.object({
  thisMonth: z.number(),
  growth: change,
  shares: z.array(z.object({ name: z.enum(channels), amount: z.number(), share: z.number() })),
});
export type Earnings = z.infer<typeof Earnings>;

export const SalesRadar = z.object({ title: z.string(), categories, series: z.array(Series) });
export type SalesRadar = z.infer<typeof SalesRadar>;
