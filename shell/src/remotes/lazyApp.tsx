import { type ComponentType, lazy } from 'react';
import { useRoutes } from 'react-router-dom';
import type { AppDefinition, Release } from 'shared/contract';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { AppLoader } from './appLoader';

const known = new WeakMap<Release, ComponentType>();

/** The app as a component, loaded when it is first drawn; later mounts draw it at once. */
export function lazyApp(loader: AppLoader, release: Release): ComponentType {
  const app = known.get(release) ?? newApp(loader, release);
  known.set(release, app);
  return app;
}

/** A rejected lazy component stays rejected: a further try takes a new one. */
export const forgetLazyApp = (release: Release) => known.delete(release);

const newApp = (loader: AppLoader, release: Release) =>
  lazy(async () => {
    const routes = pagesOf(loader, release, await loader.loadApp(release));
    return { default: () => useRoutes(routes) };
  });

const pagesOf = (loader: AppLoader, release: Release, { routes }: AppDefinition) => [
  ...routes.map(({ path }) => {
    const Page = lazy(async () => ({ default: await loader.loadPage(release, path) }));
    return { path, element: <Page /> };
  }),
  { path: '*', element: <NotFoundPage /> },
];
