import { defineApp } from 'shared/contract';
import { contentApi } from './api/contentApi';

export default defineApp({
  id: 'content',
  api: contentApi,
  routes: [
    { path: '/content', load: () => import('./pages/ContentPage') },
    { path: '/content/review', load: () => import('./pages/ReviewPage') },
    { path: '/content/schedule', load: () => import('./pages/SchedulePage') },
    { path: '/content/published', load: () => import('./pages/PublishedPage') },
    { path: '/content/board', load: () => import('./pages/BoardPage') },
    { path: '/content/projects', load: () => import('./pages/ProjectsPage') },
    { path: '/content/projects/:id', load: () => import('./pages/ProjectPage') },
    { path: '/content/history', load: () => import('./pages/HistoryPage') },
    { path: '/content/billing', load: () => import('./pages/BillingPage') },
    { path: '/content/payments', load: () => import('./pages/PaymentsPage') },
    { path: '/content/payments/:id', load: () => import('./pages/PaymentPage') },
    { path: '/content/new', load: () => import('./pages/NewItemPage') },
    { path: '/content/items/:id', load: () => import('./pages/ItemPage') },
  ],
});
