import { defineApp } from 'shared/contract';
import { entriesApi } from './api';

export default defineApp({
  id: 'new-app',
  api: entriesApi,
  routes: [{ path: '/apps/new-app', load: () => import('./EntryPage') }],
});
