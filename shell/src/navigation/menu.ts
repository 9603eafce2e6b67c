import type { EmittedManifest, IconNode, Language, MenuEntry, Permission } from '@atrium/contract';
import { declaredSections, hostSections, isWithin, sectionOrder } from '@atrium/contract/host';
import { toPlainText } from '@atrium/ui';
import { labelOf } from '../common/labelOf';

export interface MenuLink {
  id: string;
  app: string;
  label: string;
  icon: readonly IconNode[];
  path?: string;
  badge?: string;
  /** The letter that leads here after `G`. */
  goKey?: string;
  children: MenuLink[];
}

export interface MenuGroup {
  id: string;
  label: string;
  links: MenuLink[];
}

/** A section of the shell; its label is a key of the shell's texts. */
export type ShellSection = (typeof hostSections)[number];

type Can = (permission: Permission | undefined) => boolean;
type Item = Omit<MenuEntry, 'section' | 'children'> & { children?: MenuEntry['children'] };

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/**
 * The menu, from manifests alone: sections and entries in their order, without what the person may not open.
 * @param textOf the label of a section of the shell
 */
export function menuGroups(
  manifests: readonly EmittedManifest[],
  language: Language,
  can: Can,
  textOf: (section: ShellSection) => string,
): MenuGroup[] {
  const linkOf = (manifest: EmittedManifest, item: Item): MenuLink => ({
    id: item.id,
    app: manifest.id,
    label: labelOf(manifest, item.label, language),
    icon: manifest.icons[item.icon] ?? [],
    path: item.path,
    badge: item.badge,
    goKey: item.goKey,
    children: (item.children ?? [])
      .filter(({ requires }) => can(requires))
      .sort(byOrder)
      .map((child) => linkOf(manifest, child)),
  });

  const sections = declaredSections(manifests);
  const orderOf = ({ section }: MenuEntry) => sectionOrder(sections, section);
  const labelOfSection = (id: string) => {
    const ofShell = hostSections.find((section) => section.id === id);
    const declared = sections.get(id);
    if (ofShell) return textOf(ofShell);
    return declared ? labelOf(declared.manifest, declared.section.label, language) : id;
  };
  const entries = manifests
    .flatMap((manifest) => (manifest.menu ?? []).map((entry) => ({ manifest, entry })))
    .filter(({ entry }) => can(entry.requires))
    .sort((a, b) => orderOf(a.entry) - orderOf(b.entry) || byOrder(a.entry, b.entry));

  const groups = new Map<string, MenuGroup>();
  for (const { manifest, entry } of entries) {
    const link = linkOf(manifest, entry);
    if (!link.path && link.children.length === 0) continue;
    const { section } = entry;
    const group = groups.get(section) ?? { id: section, label: labelOfSection(section), links: [] };
    group.links.push(link);
    groups.set(section, group);
  }
  return [...groups.values()];
}

/**
 * The link of the page on screen: the one with the longest path that leads to it, else the only one of
 * the app that owns the page.
 */
export function activeLink(groups: readonly MenuGroup[], pathname: string, owner?: string): MenuLink | undefined {
  let longest: MenuLink | undefined;
  const own: MenuLink[] = [];
  const visit = (link: MenuLink) => {
    const { path = '' } = link;
    const isLonger = path.length > (longest?.path?.length ?? 0);
    if (isLonger && (path === '/' ? pathname === path : isWithin(pathname, path))) longest = link;
  };
  for (const { links } of groups)
    for (const link of links) {
      visit(link);
      for (const child of link.children) visit(child);
      if (link.app === owner && link.path) own.push(link);
    }
  return longest ?? (own.length === 1 ? own[0] : undefined);
}

export const containsLink = (link: MenuLink, other: MenuLink | undefined): boolean =>
  other !== undefined && (link === other || link.children.includes(other));

export const filterFrom = 100;

export const linksIn = (groups: readonly MenuGroup[]): MenuLink[] => groups.flatMap(({ links }) => links);

/** The part of a menu whose entries have a text in their names; of one that has not, the pages within it that have. */
export function matchingGroups(groups: readonly MenuGroup[], query: string): readonly MenuGroup[] {
  const text = toPlainText(query.trim());
  if (!text) return groups;
  const has = ({ label }: MenuLink) => toPlainText(label).includes(text);
  const matching = (link: MenuLink): MenuLink[] => {
    if (has(link)) return [link];
    const children = link.children.filter(has);
    return children.length > 0 ? [{ ...link, children }] : [];
  };
  return groups
    .map((group) => ({ ...group, links: group.links.flatMap(matching) }))
    .filter(({ links }) => links.length > 0);
}

/**
 * The first links of a menu in their groups, and wherever it lies the one that is kept; empty groups are left out.
 * @param count links in all groups together
 */
export function firstGroups(groups: readonly MenuGroup[], count: number, keptId?: string): readonly MenuGroup[] {
  if (linksIn(groups).length <= count) return groups;
  let left = count;
  return groups
    .map((group) => {
      const links = group.links.filter(({ id }, place) => place < left || id === keptId);
      left = Math.max(0, left - group.links.length);
      return { ...group, links };
    })
    .filter(({ links }) => links.length > 0);
}
