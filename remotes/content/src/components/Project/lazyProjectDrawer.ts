import { lazy } from 'react';

/** Form and calendar are loaded on first use. */
export const LazyProjectDrawer = lazy(() => import('./ProjectDrawer'));
