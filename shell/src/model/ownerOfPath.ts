import type { EmittedManifest, PathEntry } from 'shared/contract';

export interface OwnedPath {
  manifest: EmittedManifest;
  entry: PathEntry;
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

interface Places {
  exact: Map<string, OwnedPath>;
  prefixes: Map<string, OwnedPath>;
}

/** With hundreds of apps it is asked many times for the same manifests. */
const known = new WeakMap<readonly EmittedManifest[], Places>();

function placesOf(manifests: readonly EmittedManifest[]): Places {
  const places: Places = { exact: new Map(), prefixes: new Map() };
  for (const manifest of manifests)
    for (const entry of manifest.paths) {
      const map = entry.isExact ? places.exact : places.prefixes;
      if (!map.has(entry.path)) map.set(entry.path, { manifest, entry });
    }
  return places;
}

/**
 * The app that a path belongs to: an exact path beats a prefix, and a longer prefix a shorter one.
 * @param pathname of a URL, with or without a slash at its end
 */
export function ownerOfPath(manifests: readonly EmittedManifest[], pathname: string): OwnedPath | undefined {
  const places = known.get(manifests) ?? placesOf(manifests);
  known.set(manifests, places);
  const asked = withoutTrailingSlash(pathname);
  const exact = places.exact.get(asked);
  if (exact) return exact;
  for (let path = asked; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const owner = places.prefixes.get(path);
    if (owner) return owner;
  }
  return undefined;
}
