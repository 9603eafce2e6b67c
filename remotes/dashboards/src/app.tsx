import { defineApp } from '@atrium/contract';
import { dashboardsApi } from './api/dashboardsApi';

export default defineApp({
  id: 'dashboards',
  api: dashboardsApi,
  routes: [
    { path: '/', load: () => import('./pages/OverviewPage') },
    { path: '/dashboard/analytics', load: () => import('./pages/AnalyticsPage') },
    { path: '/dashboard/ecommerce', load: () => import('./pages/EcommercePage') },
    { path: '/dashboard/records', load: () => import('./pages/RecordsPage') },
  ],
});
