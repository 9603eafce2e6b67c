import type { Done } from '@atrium/backend';
import { type Call, defineCall } from '@atrium/contract';
import type * as api from './schemas';
import type { StatisticName } from './schemas/choices';

export type PeriodCall<Answer> = Call<api.CardQuery, Answer>;

const analytics = <Answer>(name: string): PeriodCall<Answer> =>
  defineCall({ method: 'GET', path: `/card/card-analytics/${name}` });

export const analyticsCalls = {
  supportTracker: analytics<api.SupportTracker>('support-tracker'),
  avgSessions: analytics<api.AvgSessions>('avg-sessions'),
  revenueReport: defineCall<api.ReportQuery, api.RevenueReport>({
    method: 'GET',
    path: '/card/card-analytics/revenue-report',
  }),
  goalOverview: analytics<api.GoalOverview>('goal-overview'),
  revenue: analytics<api.RevenueCard>('revenue'),
  productOrders: analytics<api.ProductOrders>('product-orders'),
  sessionsDevice: analytics<api.SessionsDevice>('sessions-device'),
  customers: analytics<api.Customers>('customers'),
};

const statistic = (name: StatisticName): PeriodCall<api.StatisticCard> =>
  defineCall({ method: 'GET', path: `/card/card-statistics/${name}` });

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

const advance = <Answer>(name: string): PeriodCall<Answer> =>
  defineCall({ method: 'GET', path: `/card/card-advance/${name}` });

export const advanceCalls = {
  congratulations: advance<api.Congratulations>('congratulations'),
  statistics: advance<api.StatisticsSummary>('statistics'),
  earnings: advance<api.Earnings>('earnings'),
  salesRadar: advance<api.SalesRadar>('sales-radar'),
  companies: advance<api.CompanyRows>('companies'),
  browserStates: advance<api.BrowserStates>('browser-states'),
  transactions: advance<api.Transactions>('transactions'),
};

export const recordCalls = {
  sales: defineCall<api.SaleQuery, api.SalePage>({ method: 'GET', path: '/card/sales' }),
  days: defineCall<api.DayQuery, api.DayRows>({ method: 'GET', path: '/card/days' }),
};

export const noteCalls = {
  timeline: defineCall<undefined, api.Timeline>({ method: 'GET', path: '/card/card-advance/timeline' }),
  meetup: defineCall<undefined, api.Meetup>({ method: 'GET', path: '/card/card-advance/meetup' }),
  annotations: defineCall<undefined, api.Annotations>({ method: 'GET', path: '/card/annotations' }),
  addAnnotation: defineCall<api.AnnotationToAdd, api.Annotation>({ method: 'POST', path: '/card/annotations' }),
  removeAnnotation: defineCall<api.AnnotationId, Done>({ method: 'DELETE', path: '/card/annotations/{id}' }),
};

export const layoutCalls = {
  overview: defineCall<undefined, api.OverviewAnswer>({ method: 'GET', path: '/card/overview' }),
  arrangeOverview: defineCall<api.OverviewToSave, api.OverviewSaved>({ method: 'POST', path: '/card/overview' }),
};

export const viewCalls = {
  views: defineCall<undefined, api.SavedViews>({ method: 'GET', path: '/card/views' }),
  saveView: defineCall<api.ViewToSave, api.SavedView>({ method: 'POST', path: '/card/views' }),
  removeView: defineCall<api.ViewId, Done>({ method: 'DELETE', path: '/card/views/{id}' }),
};
