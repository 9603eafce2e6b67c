// What a call may be asked for, free of schemas: for screens that offer the choice and check nothing.

export const cardPeriods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

/** The cards with one number, its change and its course. */
export const statisticNames = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
] as const;
export type StatisticName = (typeof statisticNames)[number];
