import { type ComponentType, lazy, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { AppDefinition, Release } from 'shared/contract';
import { routePages } from 'shared/contract/host';
import type { AppLoader } from './loading/AppLoader';

/** The app as a component, loaded when it is first drawn; later mounts draw it at once, until another release is used. */
export function lazyApp(loader: AppLoader, release: Release, notFound: ReactNode): ComponentType {
  const { container } = release;
  const app = loader.instances.of(release);
  if (app.view?.container === container) return app.view.App;
  const App = newApp(loader, release, notFound);
  app.view = { container, App };
  return App;
}

/** A rejected lazy component stays rejected: a further try takes a new one. */
export function forgetLazyApp({ instances }: AppLoader, release: Release): void {
  delete instances.of(release).view;
}

const newApp = (loader: AppLoader, release: Release, notFound: ReactNode) =>
  lazy(async () => {
    const routes = pagesOf(loader, release, await loader.loadApp(release));
    return { default: () => useRoutes([...routes, { path: '*', element: notFound }]) };
  });

function pagesOf(loader: AppLoader, release: Release, { routes }: AppDefinition) {
  const pages = routePages(routes, ({ path }) => lazy(async () => ({ default: await loader.loadPage(release, path) })));
  return pages.map(({ path, page: Page }) => ({ path, element: <Page /> }));
}
