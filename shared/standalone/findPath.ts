import type { AppManifest, PathEntry } from '../contract';

/** The entry of the manifest that owns an address: an exact one, else the longest prefix. */
export function findPath({ paths }: Pick<AppManifest, 'paths'>, pathname: string): PathEntry | undefined {
  const fits = ({ path, isExact }: PathEntry) => pathname === path || (!isExact && pathname.startsWith(`${path}/`));
  return paths.filter(fits).sort((one, other) => other.path.length - one.path.length)[0];
}

/** Where the app is opened: its first menu entry, else the first of its paths. */
export function findHome({ paths, menu = [] }: Pick<AppManifest, 'paths' | 'menu'>): string {
  const links = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return links.find(({ path }) => path)?.path ?? paths[0]?.path ?? '/';
}
