import { defineApp } from 'shared/contract';

export default defineApp({
  id: 'users',
  routes: [
    { path: '/apps/user/list', load: () => import('./UserList') },
    { path: '/apps/user/view', load: () => import('./NewestUser') },
    { path: '/apps/user/view/:id', load: () => import('./UserPage') },
    { path: '/apps/user/edit', load: () => import('./NewestUser') },
    { path: '/apps/user/edit/:id', load: () => import('./UserEdit') },
  ],
});
