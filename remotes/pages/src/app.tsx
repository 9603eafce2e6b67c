import { defineApp } from '@atrium/contract';
import { pagesApi } from './api/pagesApi';

export default defineApp({
  id: 'pages',
  api: pagesApi,
  routes: [
    { path: '/pages/faq', load: () => import('./pages/FaqPage') },
    { path: '/pages/pricing', load: () => import('./pages/PricingPage') },
    { path: '/pages/knowledge-base', load: () => import('./pages/KnowledgeBasePage') },
    { path: '/pages/knowledge-base/:category', load: () => import('./pages/KnowledgeCategoryPage') },
    { path: '/pages/knowledge-base/:category/:question', load: () => import('./pages/KnowledgeArticlePage') },
    { path: '/pages/account-settings', load: () => import('./pages/AccountSettingsPage') },
    { path: '/pages/account-settings/:tab', load: () => import('./pages/AccountSettingsPage') },
    { path: '/pages/profile/:tab', load: () => import('./pages/ProfilePage') },
    { path: '/pages/profile', load: () => import('./pages/ProfilePage') },
  ],
});
