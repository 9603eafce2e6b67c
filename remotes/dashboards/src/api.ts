import type {
  AvgSessions,
  CalendarEvent,
  CardPeriod,
  EmailSummaryList,
  GoalOverview,
  RevenueCard,
  ReviewQueue,
  SessionsDevice,
  StatisticCard,
  SupportTracker,
  Task,
  Timeline,
} from 'shared/api';
import { createAppApi } from 'shared/runtime';

/** The cards with one number, its change and its course. */
export type StatisticName =
  | 'orders'
  | 'subscribers'
  | 'revenue'
  | 'profit-line-chart'
  | 'site-traffic'
  | 'active-users';

export const dashboardsApi = createAppApi('dashboards').injectEndpoints({
  endpoints: (build) => ({
    getStatistic: build.query<StatisticCard, { name: StatisticName; period?: CardPeriod }>({
      query: ({ name, period }) => ({ url: `/card/card-statistics/${name}`, params: { period } }),
    }),
    getAvgSessions: build.query<AvgSessions, CardPeriod>({
      query: (period) => ({ url: '/card/card-analytics/avg-sessions', params: { period } }),
    }),
    getSupportTracker: build.query<SupportTracker, CardPeriod>({
      query: (period) => ({ url: '/card/card-analytics/support-tracker', params: { period } }),
    }),
    getRevenue: build.query<RevenueCard, CardPeriod>({
      query: (period) => ({ url: '/card/card-analytics/revenue', params: { period } }),
    }),
    getSessionsDevice: build.query<SessionsDevice, CardPeriod>({
      query: (period) => ({ url: '/card/card-analytics/sessions-device', params: { period } }),
    }),
    getGoalOverview: build.query<GoalOverview, void>({ query: () => ({ url: '/card/card-analytics/goal-overview' }) }),
    getReviewQueue: build.query<ReviewQueue, void>({ query: () => ({ url: '/card/card-advance/review-queue' }) }),
    getTimeline: build.query<Timeline, void>({ query: () => ({ url: '/card/card-advance/timeline' }) }),
    getLatestMails: build.query<EmailSummaryList, void>({
      query: () => ({ url: '/apps/email/emails', params: { summary: 1, page: 1, perPage: 5 } }),
    }),
    getOpenTasks: build.query<Task[], void>({
      query: () => ({ url: '/apps/todo/tasks', params: { sortBy: 'due-date' } }),
    }),
    getEvents: build.query<CalendarEvent[], void>({ query: () => ({ url: '/apps/calendar/events' }) }),
  }),
});
