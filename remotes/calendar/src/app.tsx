import { defineApp } from '@atrium/contract';
import { calendarApi } from './api/calendarApi';

export default defineApp({
  id: 'calendar',
  api: calendarApi,
  routes: [
    { path: '/apps/calendar', load: () => import('./pages/CalendarPage') },
    { path: '/apps/calendar/invitation', load: () => import('./pages/InvitationPage') },
  ],
});
