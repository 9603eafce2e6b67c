import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import type { AppDefinition } from '../contract';
import { Spinner } from '../ui';

/** An app's pages by the address; `notFound` where no route of the app fits. */
export function AppRoutes({ app, notFound }: { app: AppDefinition; notFound: ReactNode }) {
  const pages = useMemo(
    () =>
      app.routes.map(({ path, load }) => {
        const Page = lazy(load);
        return { path, element: <Page /> };
      }),
    [app],
  );
  return <Suspense fallback={<Spinner isFull />}>{useRoutes([...pages, { path: '*', element: notFound }])}</Suspense>;
}
