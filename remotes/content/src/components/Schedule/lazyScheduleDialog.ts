import { lazy } from 'react';

/** Loads the date fields, which no first screen needs. */
export const LazyScheduleDialog = lazy(async () => ({ default: (await import('./ScheduleDialog')).ScheduleDialog }));
