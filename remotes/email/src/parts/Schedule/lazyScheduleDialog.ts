import { lazy } from 'react';

/** The dialog for a time, with the calendar that it needs. */
export const ScheduleDialog = lazy(() => import('./ScheduleDialog'));
