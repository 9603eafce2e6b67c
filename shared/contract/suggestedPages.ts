import type { AppManifest, LabelKey } from './manifest';
import { declaredSections, sectionOrder } from './sections';

/** A page that search and bookmarks know: a search entry of a live manifest, or a page of the shell. */
export interface SuggestedPage {
  /** App id, dot, local id: `invoices.list`. */
  id: string;
  title: string;
  icon: string;
  link: string;
  /** Bookmarked for everybody at start. */
  isBookmarked?: boolean;
}

/** Id of a search entry among those of all apps; bookmarks store it. */
export const searchEntryId = (app: string, id: string): string => `${app}.${id}`;

/** The search entries of apps as the core backend takes them: first those that the menu shows, in its order. */
export function suggestedPages<Manifest extends AppManifest>(
  manifests: readonly Manifest[],
  textOf: (manifest: Manifest, label: LabelKey) => string,
): SuggestedPage[] {
  const declared = declaredSections(manifests);
  const placeOf = ({ menu = [] }: AppManifest, path: string): [section: number, order: number] => {
    const entry = menu.find((one) => one.path === path);
    return entry ? [sectionOrder(declared, entry.section), entry.order] : [Number.MAX_SAFE_INTEGER, 0];
  };
  return manifests
    .flatMap((manifest) =>
      (manifest.search ?? []).map(({ id, label, path, icon, isBookmarked = false }) => ({
        place: placeOf(manifest, path),
        page: { id: searchEntryId(manifest.id, id), title: textOf(manifest, label), icon, link: path, isBookmarked },
      })),
    )
    .sort(({ place: [section, order] }, { place: [other, after] }) => section - other || order - after)
    .map(({ page }) => page);
}
