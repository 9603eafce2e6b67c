import { toPlainText } from 'shared/ui';
import { holds, type MenuGroup, type MenuLink } from './menu';

/** From so many entries on, a menu is searched rather than read, and drawn in steps. */
export const longMenu = 100;

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

/** The first groups of a menu, and with them the entry of the page on screen, wherever in the menu that is. */
export function withActive(
  first: MenuGroup[],
  groups: readonly MenuGroup[],
  active: MenuLink | undefined,
): MenuGroup[] {
  const group = groups.find(({ links }) => links.some((link) => holds(link, active)));
  const holder = group?.links.find((link) => holds(link, active));
  if (!group || !holder || first.some(({ links }) => links.includes(holder))) return first;
  const isDrawn = first.some(({ id }) => id === group.id);
  return isDrawn
    ? first.map((one) => (one.id === group.id ? { ...one, links: [...one.links, holder] } : one))
    : [...first, { ...group, links: [holder] }];
}
