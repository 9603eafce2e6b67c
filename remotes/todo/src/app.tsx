import { defineApp } from 'shared/contract';

const load = () => import('./TaskPage');

export default defineApp({
  id: 'todo',
  routes: [
    { path: '/apps/todo', load },
    { path: '/apps/todo/:filter', load },
    { path: '/apps/todo/tag/:tag', load },
    { path: '/apps/todo/:filter/tag/:tag', load },
  ],
});
