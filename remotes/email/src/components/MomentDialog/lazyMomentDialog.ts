import { lazy } from 'react';

/** The dialog for a time, with the calendar that it needs. */
export const MomentDialog = lazy(() => import('./MomentDialog'));
