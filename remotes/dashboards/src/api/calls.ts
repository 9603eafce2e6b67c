import { type Call, defineCall } from 'shared/contract';
import type { StatisticName } from './choices';
import type * as api from './schemas';

/** A card of a period. */
export type PeriodCall<Answer> = Call<api.CardQuery, Answer>;

/** A card that shows the same whatever the period. */
export type OverviewCall<Answer> = Call<undefined, Answer>;

const analytics = <Answer>(name: string): PeriodCall<Answer> =>
  defineCall({ method: 'GET', path: `/card/card-analytics/${name}` });

/** The cards that a period narrows down. */
export const analyticsCalls = {
  supportTracker: analytics<api.SupportTracker>('support-tracker'),
  avgSessions: analytics<api.AvgSessions>('avg-sessions'),
  revenueReport: analytics<api.RevenueReport>('revenue-report'),
  goalOverview: analytics<api.GoalOverview>('goal-overview'),
  revenue: analytics<api.RevenueCard>('revenue'),
  productOrders: analytics<api.ProductOrders>('product-orders'),
  sessionsDevice: analytics<api.SessionsDevice>('sessions-device'),
  customers: analytics<api.Customers>('customers'),
};

const statistic = (name: StatisticName): PeriodCall<api.StatisticCard> =>
  defineCall({ method: 'GET', path: `/card/card-statistics/${name}` });

/** The cards with one number, by their names. */
export const statisticCalls: Record<StatisticName, PeriodCall<api.StatisticCard>> = {
  'orders-bar-chart': statistic('orders-bar-chart'),
  'profit-line-chart': statistic('profit-line-chart'),
  subscribers: statistic('subscribers'),
  revenue: statistic('revenue'),
  sales: statistic('sales'),
  orders: statistic('orders'),
  'site-traffic': statistic('site-traffic'),
  'active-users': statistic('active-users'),
  newsletter: statistic('newsletter'),
};

const overview = <Answer>(name: string): OverviewCall<Answer> =>
  defineCall({ method: 'GET', path: `/card/card-advance/${name}` });

/** The cards that show what is, whatever the period. */
export const overviewCalls = {
  congratulations: overview<api.Congratulations>('congratulations'),
  statistics: overview<api.StatisticsSummary>('statistics'),
  earnings: overview<api.Earnings>('earnings'),
  salesRadar: overview<api.SalesRadar>('sales-radar'),
  meetup: overview<api.Meetup>('meetup'),
  companies: overview<api.CompanyRows>('companies'),
  browserStates: overview<api.BrowserStates>('browser-states'),
  transactions: overview<api.Transactions>('transactions'),
  timeline: overview<api.Timeline>('timeline'),
  reviewQueue: overview<api.ReviewQueue>('review-queue'),
};
