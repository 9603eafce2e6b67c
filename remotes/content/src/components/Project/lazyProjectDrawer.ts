import { lazy } from 'react';

export const LazyProjectDrawer = lazy(() => import('./ProjectDrawer'));
