import { createAppApi, request, restoreRequest } from '@atrium/sdk';
import {
  advanceCalls,
  analyticsCalls,
  layoutCalls,
  noteCalls,
  type PeriodCall,
  recordCalls,
  statisticCalls,
  viewCalls,
} from './calls';
import type * as api from './schemas';
import type { StatisticName } from './schemas/choices';

const cardQuery =
  <Answer>(call: PeriodCall<Answer>) =>
  (query: api.CardQuery) =>
    request(call, query);

export const dashboardsApi = createAppApi('dashboards')
  .enhanceEndpoints({ addTagTypes: ['Note', 'Layout', 'View'] })
  // Cards, and the records behind them.
  .injectEndpoints({
    endpoints: (build) => {
      const card = <Answer>(call: PeriodCall<Answer>) => build.query<Answer, api.CardQuery>({ query: cardQuery(call) });
      return {
        getStatistic: build.query<api.StatisticCard, api.CardQuery & { name: StatisticName }>({
          query: ({ name, ...query }) => request(statisticCalls[name], query),
        }),
        getSupportTracker: card(analyticsCalls.supportTracker),
        getAvgSessions: card(analyticsCalls.avgSessions),
        getRevenueReport: build.query<api.RevenueReport, api.ReportQuery>({
          query: (query) => request(analyticsCalls.revenueReport, query),
        }),
        getGoalOverview: card(analyticsCalls.goalOverview),
        getRevenue: card(analyticsCalls.revenue),
        getProductOrders: card(analyticsCalls.productOrders),
        getSessionsDevice: card(analyticsCalls.sessionsDevice),
        getCustomers: card(analyticsCalls.customers),
        getCongratulations: card(advanceCalls.congratulations),
        getStatistics: card(advanceCalls.statistics),
        getEarnings: card(advanceCalls.earnings),
        getSalesRadar: card(advanceCalls.salesRadar),
        getCompanies: card(advanceCalls.companies),
        getBrowserStates: card(advanceCalls.browserStates),
        getTransactions: card(advanceCalls.transactions),
        getDays: build.query<api.DayRows, api.DayQuery>({ query: (query) => request(recordCalls.days, query) }),
        getSales: build.query<api.SalePage, api.SaleQuery>({ query: (query) => request(recordCalls.sales, query) }),
      };
    },
  })
  // Notes, independent of the period.
  .injectEndpoints({
    endpoints: (build) => ({
      getTimeline: build.query<api.Timeline, void>({ query: () => request(noteCalls.timeline) }),
      getMeetup: build.query<api.Meetup, void>({ query: () => request(noteCalls.meetup) }),
      getAnnotations: build.query<api.Annotations, void>({
        query: () => request(noteCalls.annotations),
        providesTags: ['Note'],
      }),
      addAnnotation: build.mutation<api.Annotation, api.AnnotationToAdd>({
        query: (note) => request(noteCalls.addAnnotation, note),
        invalidatesTags: ['Note'],
      }),
      removeAnnotation: build.mutation<unknown, number>({
        query: (id) => request(noteCalls.removeAnnotation, { id }),
        invalidatesTags: ['Note'],
      }),
      restoreAnnotation: build.mutation<unknown, number>({
        query: (id) => restoreRequest('annotation', [id]),
        invalidatesTags: ['Note'],
      }),
    }),
  })
  // Saved views and the overview's layout.
  .injectEndpoints({
    endpoints: (build) => ({
      getViews: build.query<api.SavedViews, void>({
        query: () => request(viewCalls.views),
        providesTags: ['View'],
      }),
      saveView: build.mutation<api.SavedView, api.ViewToSave>({
        query: (view) => request(viewCalls.saveView, view),
        invalidatesTags: ['View'],
      }),
      removeView: build.mutation<unknown, number>({
        query: (id) => request(viewCalls.removeView, { id }),
        invalidatesTags: ['View'],
      }),
      getOverview: build.query<api.OverviewAnswer, void>({
        query: () => request(layoutCalls.overview),
        providesTags: ['Layout'],
      }),
      arrangeOverview: build.mutation<api.OverviewSaved, api.OverviewToSave>({
        query: (body) => request(layoutCalls.arrangeOverview, body),
        invalidatesTags: ['Layout'],
      }),
    }),
  });
