import { lazy } from 'react';

export const LazyProjectDrawer = lazy(() => import(/* webpackChunkName: "projects" */ './ProjectDrawer'));
