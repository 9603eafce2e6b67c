import { defineApp } from '@atrium/contract';
import { contentApi } from './api/contentApi';

// Each chunk costs the first screen the hash by which it is checked: pages that are seen together are one.
export default defineApp({
  id: 'content',
  api: contentApi,
  routes: [
    { path: '/content', load: () => import(/* webpackChunkName: "entry" */ './pages/ContentPage') },
    { path: '/content/review', load: () => import('./pages/ReviewPage') },
    { path: '/content/schedule', load: () => import('./pages/SchedulePage') },
    { path: '/content/published', load: () => import(/* webpackChunkName: "lists" */ './pages/PublishedPage') },
    { path: '/content/board', load: () => import(/* webpackChunkName: "lists" */ './pages/BoardPage') },
    { path: '/content/projects', load: () => import(/* webpackChunkName: "projects" */ './pages/ProjectsPage') },
    { path: '/content/projects/:id', load: () => import(/* webpackChunkName: "projects" */ './pages/ProjectPage') },
    { path: '/content/history', load: () => import(/* webpackChunkName: "lists" */ './pages/HistoryPage') },
    { path: '/content/billing', load: () => import(/* webpackChunkName: "billing" */ './pages/BillingPage') },
    { path: '/content/payments', load: () => import(/* webpackChunkName: "billing" */ './pages/PaymentsPage') },
    { path: '/content/payments/:id', load: () => import(/* webpackChunkName: "billing" */ './pages/PaymentPage') },
    { path: '/content/import', load: () => import(/* webpackChunkName: "lists" */ './pages/ImportPage') },
    { path: '/content/assets', load: () => import(/* webpackChunkName: "assets" */ './pages/AssetsPage') },
    { path: '/content/bundles', load: () => import(/* webpackChunkName: "lists" */ './pages/BundlesPage') },
    { path: '/content/bundles/:id', load: () => import(/* webpackChunkName: "lists" */ './pages/BundlePage') },
    { path: '/content/glossary', load: () => import(/* webpackChunkName: "lists" */ './pages/GlossaryPage') },
    { path: '/content/types', load: () => import(/* webpackChunkName: "lists" */ './pages/TypesPage') },
    { path: '/content/types/:id', load: () => import(/* webpackChunkName: "lists" */ './pages/TypesPage/EditPage') },
    { path: '/content/redirects', load: () => import(/* webpackChunkName: "lists" */ './pages/RedirectsPage') },
    { path: '/content/new', load: () => import(/* webpackChunkName: "entry" */ './pages/NewItemPage') },
    { path: '/content/items/:id', load: () => import('./pages/ItemPage') },
    { path: '/pages/blog/list', load: () => import(/* webpackChunkName: "blog" */ './pages/BlogListPage') },
    { path: '/pages/blog/detail', load: () => import(/* webpackChunkName: "blog" */ './pages/BlogPostPage') },
    { path: '/pages/blog/detail/:id', load: () => import(/* webpackChunkName: "blog" */ './pages/BlogPostPage') },
    { path: '/pages/blog/post/:slug', load: () => import(/* webpackChunkName: "blog" */ './pages/BlogAddressPage') },
    { path: '/pages/blog/edit', load: () => import(/* webpackChunkName: "entry" */ './pages/BlogEditPage') },
    { path: '/pages/blog/edit/:id', load: () => import('./pages/ItemPage') },
  ],
});
