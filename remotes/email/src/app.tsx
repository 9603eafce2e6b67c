import { defineApp } from 'shared/contract';

export default defineApp({
  id: 'email',
  routes: [
    { path: '/apps/email', load: () => import('./MailPage') },
    { path: '/apps/email/:folder', load: () => import('./MailPage') },
  ],
});
