import { type ComponentType, lazy } from 'react';
import { useRoutes } from 'react-router-dom';
import type { AppDefinition, Release } from 'shared/contract';
import type { AppLoader } from '../loading/appLoader';
import { NotFoundPage } from '../pages/NotFoundPage';

/** The component of each app, by app id, and the release that it is made of. */
const known = new Map<string, { container: string; App: ComponentType }>();

/** The app as a component, loaded when it is first drawn; later mounts draw it at once, until another release is used. */
export function lazyApp(loader: AppLoader, release: Release): ComponentType {
  const { container, manifest } = release;
  const latest = known.get(manifest.id);
  if (latest?.container === container) return latest.App;
  const App = newApp(loader, release);
  known.set(manifest.id, { container, App });
  return App;
}

/** A rejected lazy component stays rejected: a further try takes a new one. */
export const forgetLazyApp = ({ manifest }: Release) => known.delete(manifest.id);

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
