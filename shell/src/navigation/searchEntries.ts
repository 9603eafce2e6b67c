import type { EmittedManifest, IconNode, Language, Permission } from '@atrium/contract';
import { hostPages, searchEntryId } from '@atrium/contract/host';
import { labelOf } from '../common/labelOf';
import { readSamples, type ShellText, shellIconOf } from './shellMenu';

export interface PageHit {
  /** `<app>.<id of its search entry>`. */
  id: string;
  title: string;
  path: string;
  icon: readonly IconNode[];
  /** It shows the kit: for those who have the samples in their menu. */
  isSample?: boolean;
  personMenu?: { group: 'own' | 'other'; order: number; title: string } | undefined;
}

type Can = (permission: Permission | undefined) => boolean;

/** Every page that search may offer: the search entries of all manifests, without what the person may not open. */
export const pageHits = (manifests: readonly EmittedManifest[], language: Language, can: Can): PageHit[] =>
  manifests.flatMap((manifest) =>
    (manifest.search ?? [])
      .filter(({ requires }) => can(requires))
      .map(({ id, label, path, icon, requires, personMenu }) => ({
        id: searchEntryId(manifest.id, id),
        title: labelOf(manifest, label, language),
        path,
        icon: manifest.icons[icon] ?? [],
        isSample: requires?.subject === readSamples.subject,
        personMenu: personMenu && {
          group: personMenu.group,
          order: personMenu.order,
          title: labelOf(manifest, personMenu.label ?? label, language),
        },
      })),
  );

export const personPages = (pages: readonly PageHit[], group: 'own' | 'other'): PageHit[] =>
  pages
    .flatMap((page) => (page.personMenu?.group === group ? [{ page, ...page.personMenu }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ page, title }) => ({ ...page, title }));

export const settingsPath = (manifests: readonly Pick<EmittedManifest, 'search'>[], can: Can): string | undefined =>
  manifests
    .flatMap(({ search = [] }) => search)
    .find(({ personMenu, requires }) => personMenu?.isSettings && can(requires))?.path;

/** The shell's own pages, in the same way; `t` knows the shell's texts. */
export const shellPageHits = (t: (key: ShellText) => string, can: Can): PageHit[] =>
  hostPages
    .filter(({ requires }) => can(requires))
    .map((page) => ({
      id: searchEntryId('shell', page.id),
      title: t(page.label),
      path: page.path,
      icon: shellIconOf(page),
      isSample: page.below !== undefined,
    }));
