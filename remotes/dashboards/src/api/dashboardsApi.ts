import type { AnswerOf } from 'shared/contract';
import { createAppApi, request } from 'shared/runtime';
import { analyticsCalls, overviewCalls, statisticCalls } from './calls';
import type { StatisticName } from './choices';
import type { CardPeriod, StatisticCard } from './schemas';

type Analytics = typeof analyticsCalls;
type Overview = typeof overviewCalls;

export const dashboardsApi = createAppApi('dashboards').injectEndpoints({
  endpoints: (build) => ({
    getStatistic: build.query<StatisticCard, { name: StatisticName; period?: CardPeriod }>({
      query: ({ name, period }) => request(statisticCalls[name], { period }),
    }),
    getAvgSessions: build.query<AnswerOf<Analytics['avgSessions']>, CardPeriod>({
      query: (period) => request(analyticsCalls.avgSessions, { period }),
    }),
    getSupportTracker: build.query<AnswerOf<Analytics['supportTracker']>, CardPeriod>({
      query: (period) => request(analyticsCalls.supportTracker, { period }),
    }),
    getRevenue: build.query<AnswerOf<Analytics['revenue']>, CardPeriod>({
      query: (period) => request(analyticsCalls.revenue, { period }),
    }),
    getSessionsDevice: build.query<AnswerOf<Analytics['sessionsDevice']>, CardPeriod>({
      query: (period) => request(analyticsCalls.sessionsDevice, { period }),
    }),
    getGoalOverview: build.query<AnswerOf<Analytics['goalOverview']>, void>({
      query: () => request(analyticsCalls.goalOverview, {}),
    }),
    getReviewQueue: build.query<AnswerOf<Overview['reviewQueue']>, void>({
      query: () => request(overviewCalls.reviewQueue),
    }),
    getTimeline: build.query<AnswerOf<Overview['timeline']>, void>({
      query: () => request(overviewCalls.timeline),
    }),
  }),
});
