import { defineApp } from '@atrium/contract';
import { newAppApi } from './api/newAppApi';

export default defineApp({
  id: 'new-app',
  api: newAppApi,
  routes: [{ path: '/apps/new-app', load: () => import('./pages/EntryPage') }],
});
