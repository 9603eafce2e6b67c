// Choices of calls without schemas, so that screens load no validation.

export const cardPeriods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

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
