import { lazy } from 'react';

/** Comes with the fields of dates, which no first picture needs. */
export const LazyScheduleDialog = lazy(async () => ({ default: (await import('./ScheduleDialog')).ScheduleDialog }));
