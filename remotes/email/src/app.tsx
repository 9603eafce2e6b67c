import { defineApp } from '@atrium/contract';
import { mailApi } from './api/mailApi';
import { releaseServices } from './state/appScope';
import { hasUnsent } from './state/compose/unsent';
import { emailReducer, isEmailState } from './state/emailSlice';

export default defineApp({
  id: 'email',
  api: mailApi,
  routes: [{ path: '/apps/email/*', load: () => import('./pages/MailPage') }],
  reducer: emailReducer,
  acceptsState: isEmailState,
  listen(runtime) {
    const resume = () => {
      if (hasUnsent(runtime.storage)) void import('./state/compose/resume').then((module) => module.resume(runtime));
    };
    resume();
    // A person who signs in finds their own.
    let person = runtime.session.getState().user?.id;
    const stop = runtime.session.subscribe(() => {
      const { user } = runtime.session.getState();
      if (user && user.id !== person) resume();
      person = user?.id ?? person;
    });
    return () => {
      stop();
      releaseServices(runtime);
    };
  },
});
