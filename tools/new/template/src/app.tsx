import { defineApp } from 'shared/contract';

export default defineApp({
  id: 'new-app',
  routes: [{ path: '/apps/new-app', load: () => import('./EntryPage') }],
});
