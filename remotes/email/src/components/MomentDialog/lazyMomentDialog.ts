import { lazy } from 'react';

export const MomentDialog = lazy(() => import('./MomentDialog'));
