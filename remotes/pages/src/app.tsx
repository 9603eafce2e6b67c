import { defineApp } from 'shared/contract';
import { pagesApi } from './api/pagesApi';

export default defineApp({
  id: 'pages',
  api: pagesApi,
  routes: [
    { path: '/pages/faq', load: () => import('./Faq') },
    { path: '/pages/pricing', load: () => import('./Pricing') },
    { path: '/pages/knowledge-base', load: () => import('./KnowledgeBase') },
    { path: '/pages/knowledge-base/:category', load: () => import('./KnowledgeCategory') },
    { path: '/pages/knowledge-base/:category/:question', load: () => import('./KnowledgeArticle') },
    { path: '/pages/account-settings', load: () => import('./AccountSettings') },
    { path: '/pages/account-settings/:tab', load: () => import('./AccountSettings') },
    { path: '/pages/profile', load: () => import('./Profile') },
    { path: '/pages/blog/list', load: () => import('./BlogList') },
    { path: '/pages/blog/detail', load: () => import('./BlogPost') },
    { path: '/pages/blog/detail/:id', load: () => import('./BlogPost') },
  ],
});
