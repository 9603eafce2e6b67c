import { defineApp } from 'shared/contract';

export default defineApp({
  id: 'pages',
  routes: [
    { path: '/pages/faq', load: () => import('./Faq') },
    { path: '/pages/pricing', load: () => import('./Pricing') },
    { path: '/pages/knowledge-base', load: () => import('./KnowledgeBase') },
    { path: '/pages/knowledge-base/:category', load: () => import('./KnowledgeCategory') },
    { path: '/pages/knowledge-base/:category/:question', load: () => import('./KnowledgeArticle') },
  ],
});
