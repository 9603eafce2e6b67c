import { defineApp } from '@atrium/contract';
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
    { path: '/content/import', load: () => import('./pages/ImportPage') },
    { path: '/content/bundles', load: () => import('./pages/BundlesPage') },
    { path: '/content/bundles/:id', load: () => import('./pages/BundlePage') },
    { path: '/content/glossary', load: () => import('./pages/GlossaryPage') },
    { path: '/content/redirects', load: () => import('./pages/RedirectsPage') },
    { path: '/content/new', load: () => import('./pages/NewItemPage') },
    { path: '/content/items/:id', load: () => import('./pages/ItemPage') },
    { path: '/pages/blog/list', load: () => import('./pages/BlogListPage') },
    { path: '/pages/blog/detail', load: () => import('./pages/BlogPostPage') },
    { path: '/pages/blog/detail/:id', load: () => import('./pages/BlogPostPage') },
    { path: '/pages/blog/post/:slug', load: () => import('./pages/BlogAddressPage') },
    { path: '/pages/blog/edit', load: () => import('./pages/BlogEditPage') },
    { path: '/pages/blog/edit/:id', load: () => import('./pages/ItemPage') },
  ],
});
