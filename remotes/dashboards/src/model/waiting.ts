import type { EmittedManifest, MenuEntry, Permission } from '@atrium/contract';

type Item = Pick<MenuEntry, 'label' | 'path' | 'badge' | 'requires'>;

/** Same number as the badge of the menu entry. */
export interface Waiting {
  app: EmittedManifest;
  label: string;
  path: string;
  count: number;
}

interface Known {
  apps: readonly EmittedManifest[];
  counts: Readonly<Record<string, number>>;
  can: (requires: Permission | undefined) => boolean;
}

/**
 * Pending work of all apps, largest number first; no app is named here, so that new ones count as soon as they are
 * live.
 */
export function listWaiting({ apps, counts, can }: Known): Waiting[] {
  return apps
    .flatMap((app) =>
      (app.menu ?? [])
        .flatMap((entry): Item[] => [entry, ...(entry.children ?? [])])
        .flatMap(({ label, path, badge, requires }): Waiting[] => {
          const count = counts[badge ?? ''] ?? 0;
          return path && count > 0 && can(requires) ? [{ app, label, path, count }] : [];
        }),
    )
    .sort((one, other) => other.count - one.count);
}
