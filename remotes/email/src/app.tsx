import { defineApp } from 'shared/contract';
import { injectMailApi } from './api/mailApi';
import { injectMailChangeApi } from './api/mailChangeApi';

export default defineApp({
  id: 'email',
  routes: [{ path: '/apps/email/*', load: () => import('./MailPage') }],
  activate() {
    injectMailApi(true);
    injectMailChangeApi(true);
  },
});
