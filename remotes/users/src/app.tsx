import { defineApp } from 'shared/contract';
import { usersApi } from './api/usersApi';

export default defineApp({
  id: 'users',
  api: usersApi,
  routes: [
    { path: '/apps/user/list', load: () => import('./UserList') },
    { path: '/apps/user/view', load: () => import('./NewestUser') },
    { path: '/apps/user/view/:id', load: () => import('./UserPage') },
    { path: '/apps/user/edit', load: () => import('./NewestUser') },
    { path: '/apps/user/edit/:id', load: () => import('./UserEdit') },
  ],
});
