import { defineApp } from '@atrium/contract';
import { usersApi } from './api/usersApi';

export default defineApp({
  id: 'users',
  api: usersApi,
  routes: [
    { path: '/apps/user/list', load: () => import('./pages/UserListPage') },
    { path: '/apps/user/view', load: () => import('./pages/NewestUserPage') },
    { path: '/apps/user/view/:id', load: () => import('./pages/UserPage') },
    { path: '/apps/user/roles', load: () => import('./pages/RolesPage') },
    { path: '/apps/user/organisation', load: () => import('./pages/OrganisationPage') },
    { path: '/apps/user/organisation/:tab', load: () => import('./pages/OrganisationPage') },
    { path: '/apps/user/deleted', load: () => import('./pages/DeletedUsersPage') },
    { path: '/apps/user/edit', load: () => import('./pages/NewestUserPage') },
    { path: '/apps/user/edit/:id', load: () => import('./pages/UserEditPage') },
  ],
});
