import { defineApp } from 'shared/contract';

export default defineApp({
  id: 'calendar',
  routes: [{ path: '/apps/calendar', load: () => import('./CalendarPage') }],
});
