import { lazy } from 'react';

/** The form with its calendar is loaded as it is opened first. */
export const LazyProjectDrawer = lazy(() => import('./ProjectDrawer'));
