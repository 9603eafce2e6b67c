import { defineApp } from '@atrium/contract';
import { todoApi } from './api/todoApi';

const load = () => import('./pages/TaskPage');

export default defineApp({
  id: 'todo',
  api: todoApi,
  routes: [
    { path: '/apps/todo', load },
    { path: '/apps/todo/:filter', load },
    { path: '/apps/todo/tag/:tag', load },
    { path: '/apps/todo/project/:project', load },
    { path: '/apps/todo/:filter/tag/:tag', load },
  ],
});
