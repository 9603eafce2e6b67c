import { defineApp } from 'shared/contract';
import { dashboardsApi } from './api';

export default defineApp({
  id: 'dashboards',
  api: dashboardsApi,
  routes: [
    { path: '/', load: () => import('./OverviewPage') },
    { path: '/dashboard/analytics', load: () => import('./AnalyticsPage') },
  ],
});
