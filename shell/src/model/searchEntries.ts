import type { EmittedManifest, IconNode, Language, Permission } from 'shared/contract';
import { labelOf } from './menu';

export interface PageHit {
  id: number;
  title: string;
  path: string;
  icon: readonly IconNode[];
}

/** Every page that search may offer: the search entries of all manifests, without what the person may not open. */
export const pageHits = (
  manifests: readonly EmittedManifest[],
  language: Language,
  can: (permission: Permission | undefined) => boolean,
): PageHit[] =>
  manifests.flatMap((manifest) =>
    (manifest.search ?? [])
      .filter(({ requires }) => can(requires))
      .map(({ id, label, path, icon }) => ({
        id,
        title: labelOf(manifest, label, language),
        path,
        icon: manifest.icons[icon] ?? [],
      })),
  );
