import { z } from '@atrium/backend';
import { categories, change } from './fields';
import { Compared, Series } from './period';

/** A number with a small chart beside it. */
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
  /** Orders. */
  sales: Compared,
  customers: Compared,
  /** Pieces that were bought. */
  products: Compared,
  revenue: Compared,
  /** What an order came to, on average. */
  averageOrder: Compared,
  /** Percent of the orders. */
  rejected: Compared,
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type StatisticsSummary = z.infer<typeof StatisticsSummary>;

export const Congratulations = z.object({ name: z.string(), salesGrowth: change, revenue: z.number() });
export type Congratulations = z.infer<typeof Congratulations>;
