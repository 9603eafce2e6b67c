import type { AppRoute } from './app';
import type { AppManifest, EmittedManifest, PathEntry } from './manifest';

/** A text up to a sign in it; no expression, since a page of a thousand apps asks for each path of theirs. */
function upTo(sign: string, text: string): string {
  const end = text.indexOf(sign);
  return end < 0 ? text : text.slice(0, end);
}

/** A path as it is compared: without query and fragment, and without a slash at its end. */
export function plainPath(address: string): string {
  const path = upTo('?', upTo('#', address));
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
}

/** Is it the path itself, or below it? Everything is below `/`. */
export function isWithin(address: string, parent: string): boolean {
  const path = plainPath(address);
  const above = plainPath(parent);
  return path === above || path.startsWith(above === '/' ? '/' : `${above}/`);
}

/** Does the entry own the address? */
export const isOwnedBy = (address: string, { path, isExact }: PathEntry): boolean =>
  isExact ? plainPath(address) === plainPath(path) : isWithin(address, path);

/** Is there an address that both entries own alone, so that two apps cannot have one each? */
export const isContested = (one: PathEntry, other: PathEntry): boolean =>
  isOwnedBy(one.path, other) || isOwnedBy(other.path, one);

export interface OwnedPath<Manifest extends Pick<AppManifest, 'paths'> = EmittedManifest> {
  manifest: Manifest;
  entry: PathEntry;
}

interface Places<Manifest extends Pick<AppManifest, 'paths'>> {
  exact: Map<string, OwnedPath<Manifest>>;
  prefixes: Map<string, OwnedPath<Manifest>>;
}

function placesOf<Manifest extends Pick<AppManifest, 'paths'>>(manifests: readonly Manifest[]): Places<Manifest> {
  const places: Places<Manifest> = { exact: new Map(), prefixes: new Map() };
  for (const manifest of manifests)
    for (const entry of manifest.paths) {
      const map = entry.isExact ? places.exact : places.prefixes;
      const path = plainPath(entry.path);
      if (!map.has(path)) map.set(path, { manifest, entry });
    }
  return places;
}

function ownerIn<Manifest extends Pick<AppManifest, 'paths'>>({ exact, prefixes }: Places<Manifest>, address: string) {
  const asked = plainPath(address);
  const owner = exact.get(asked);
  if (owner) return owner;
  for (let path = asked; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const above = prefixes.get(path);
    if (above) return above;
  }
  return prefixes.get('/');
}

/** A page asks many times for the same manifests, of which there may be hundreds. */
const known = new WeakMap<readonly EmittedManifest[], Places<EmittedManifest>>();

/** The app that an address belongs to: an exact path beats a prefix, and a longer prefix a shorter one. */
export function ownerOfPath(manifests: readonly EmittedManifest[], address: string): OwnedPath | undefined {
  const places = known.get(manifests) ?? placesOf(manifests);
  known.set(manifests, places);
  return ownerIn(places, address);
}

/** The entry of one manifest that an address belongs to, by the same rule. */
export const entryOfPath = (manifest: Pick<AppManifest, 'paths'>, address: string): PathEntry | undefined =>
  ownerIn(placesOf([manifest]), address)?.entry;

/**
 * Rendered pages of an app's routes. Routes of one page share it: between them it stays on screen and loads nothing
 * again.
 * @param draw renders the first route of a page
 */
export function routePages<Drawn>(
  routes: readonly AppRoute[],
  toRoute: (route: AppRoute) => Drawn,
): { path: string; page: Drawn }[] {
  const pages = new Map<AppRoute['load'], { page: Drawn }>();
  return routes.map((route) => {
    const built = pages.get(route.load) ?? { page: toRoute(route) };
    pages.set(route.load, built);
    return { path: route.path, ...built };
  });
}
