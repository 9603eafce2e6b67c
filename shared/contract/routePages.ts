import type { AppRoute } from './app';

/**
 * What is drawn for each route of an app. Routes of one page share it: between them it stays on screen, and waits for
 * nothing that it already has.
 * @param draw makes what is drawn for the first route of a page
 */
export function routePages<Drawn>(
  routes: readonly AppRoute[],
  draw: (route: AppRoute) => Drawn,
): { path: string; page: Drawn }[] {
  const pages = new Map<AppRoute['load'], { page: Drawn }>();
  return routes.map((route) => {
    const drawn = pages.get(route.load) ?? { page: draw(route) };
    pages.set(route.load, drawn);
    return { path: route.path, ...drawn };
  });
}
