import { defineApp } from 'shared/contract';
import { emailReducer, isEmailState } from './state/emailSlice';
import { outboxOf } from './state/outbox';

export default defineApp({
  id: 'email',
  routes: [{ path: '/apps/email/*', load: () => import('./MailPage') }],
  reducer: emailReducer,
  understands: isEmailState,
  activate(runtime) {
    void outboxOf(runtime).sendLeftovers();
  },
});
