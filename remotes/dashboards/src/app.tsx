import { defineApp } from 'shared/contract';

export default defineApp({
  id: 'dashboards',
  routes: [
    { path: '/', load: () => import('./OverviewPage') },
    { path: '/dashboard/analytics', load: () => import('./AnalyticsPage') },
  ],
});
