import { defineApp } from '@atrium/contract';
import { releasesApi } from './api/releasesApi';

export default defineApp({
  id: 'releases',
  api: releasesApi,
  routes: [
    { path: '/apps/releases', load: () => import('./pages/ReleaseListPage') },
    { path: '/apps/releases/:id', load: () => import('./pages/AppReleasesPage') },
  ],
});
