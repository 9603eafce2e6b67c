import type { AppManifest } from '@atrium/contract';

/** Where the app is opened: its first menu entry, else the first of its paths. */
export function findHome({ paths, menu = [] }: Pick<AppManifest, 'paths' | 'menu'>): string {
  const links = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return links.find(({ path }) => path)?.path ?? paths[0]?.path ?? '/';
}
