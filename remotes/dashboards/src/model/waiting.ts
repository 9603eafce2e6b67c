import type { EmittedManifest, MenuEntry, Permission } from '@atrium/contract';

type Item = Pick<MenuEntry, 'label' | 'path' | 'badge' | 'requires'>;

/** As many as the badge beside its entry in the menu says. */
export interface Waiting {
  app: EmittedManifest;
  /** A label of its app. */
  label: string;
  path: string;
  count: number;
}

interface Known {
  apps: readonly EmittedManifest[];
  counts: Readonly<Record<string, number>>;
  can: (requires: Permission | undefined) => boolean;
}

/** Where something waits for the person, the most first; no app is named here, so that a new one counts as soon as it is live. */
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
