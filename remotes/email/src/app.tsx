import { defineApp } from 'shared/contract';
import { mailApi } from './api/mailApi';
import { emailReducer, isEmailState } from './state/emailSlice';
import { outboxOf } from './state/outbox';

export default defineApp({
  id: 'email',
  api: mailApi,
  routes: [{ path: '/apps/email/*', load: () => import('./pages/MailPage') }],
  reducer: emailReducer,
  acceptsState: isEmailState,
  listen(runtime) {
    void outboxOf(runtime).sendLeftovers();
    return () => undefined;
  },
});
