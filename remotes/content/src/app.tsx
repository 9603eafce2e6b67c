import { defineApp } from 'shared/contract';
import { contentApi } from './api/contentApi';

export default defineApp({
  id: 'content',
  api: contentApi,
  routes: [
    { path: '/content/review', load: () => import('./pages/ReviewPage') },
    { path: '/content/items/:id', load: () => import('./pages/ItemPage') },
  ],
});
