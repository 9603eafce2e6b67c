import type { AppDefinition } from '@atrium/contract';
import { routePages } from '@atrium/contract/host';
import { MountedApp } from '@atrium/sdk/host';
import { Spinner } from '@atrium/ui';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useRoutes } from 'react-router-dom';

/** An app's pages by the address; `notFound` where no route of the app fits. */
export function AppRoutes({ app, notFound }: { app: AppDefinition; notFound: ReactNode }) {
  const pages = useMemo(
    () => routePages(app.routes, ({ load }) => lazy(load)).map(({ path, page: Page }) => ({ path, element: <Page /> })),
    [app],
  );
  const rest = app.mount ? <MountedApp mount={app.mount} /> : notFound;
  return <Suspense fallback={<Spinner isFull />}>{useRoutes([...pages, { path: '*', element: rest }])}</Suspense>;
}
