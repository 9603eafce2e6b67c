import type { EmittedManifest, Permission } from 'shared/contract';
import { hostPages, ownerOfPath } from 'shared/contract/host';

/** What the page at a path asks of who opens it; undefined where it asks for nothing, or there is none. */
export function requiredBy(apps: readonly EmittedManifest[], path: string): Permission | undefined {
  const own = hostPages.find((page) => page.path === path);
  if (own) return own.requires;
  return (
    ownerOfPath(apps, path)?.entry.requires ??
    apps.flatMap(({ search = [] }) => search).find((entry) => entry.path === path)?.requires
  );
}
