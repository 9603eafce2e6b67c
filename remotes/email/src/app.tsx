import { defineApp } from 'shared/contract';
import { injectMailApi } from './api/mailApi';
import { injectMailChangeApi } from './api/mailChangeApi';
import { emailReducer, isEmailState } from './state/emailSlice';
import { outboxOf } from './state/outbox';

export default defineApp({
  id: 'email',
  routes: [{ path: '/apps/email/*', load: () => import('./MailPage') }],
  reducer: emailReducer,
  understands: isEmailState,
  activate(runtime) {
    injectMailApi(true);
    injectMailChangeApi(true);
    void outboxOf(runtime).sendLeftovers();
  },
});
