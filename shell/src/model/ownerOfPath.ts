import type { EmittedManifest, PathEntry } from 'shared/contract';

export interface OwnedPath {
  manifest: EmittedManifest;
  entry: PathEntry;
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const covers = ({ path, isExact }: PathEntry, pathname: string) =>
  pathname === path || (!isExact && pathname.startsWith(`${path}/`));

/**
 * The app that a path belongs to: an exact path beats a prefix, and a longer prefix a shorter one.
 * @param pathname of a URL, with or without a slash at its end
 */
export function ownerOfPath(manifests: readonly EmittedManifest[], pathname: string): OwnedPath | undefined {
  const asked = withoutTrailingSlash(pathname);
  let best: OwnedPath | undefined;
  for (const manifest of manifests)
    for (const entry of manifest.paths) {
      if (!covers(entry, asked)) continue;
      if (entry.path === asked && entry.isExact) return { manifest, entry };
      if (!best || entry.path.length > best.entry.path.length) best = { manifest, entry };
    }
  return best;
}
