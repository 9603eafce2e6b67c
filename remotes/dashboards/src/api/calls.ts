import { type Call, defineCall } from 'shared/contract';
import type { StatisticName } from './choices';
import type * as api from './schemas';

const analytics = <Answer>(name: string) =>
  defineCall<api.CardQuery, Answer>({ method: 'GET', path: `/card/card-analytics/${name}` });

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

const statistic = (name: StatisticName) =>
  defineCall<api.CardQuery, api.StatisticCard>({ method: 'GET', path: `/card/card-statistics/${name}` });

/** The cards with one number, by their names. */
export const statisticCalls: Record<StatisticName, Call<api.CardQuery, api.StatisticCard>> = {
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

const overview = <Answer>(name: string) =>
  defineCall<undefined, Answer>({ method: 'GET', path: `/card/card-advance/${name}` });

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
