import type { IconNode, Permission } from '@atrium/contract';
import { type HostPage, type hostPages, hostSection } from '@atrium/contract/host';
import type { ParseKeys } from 'i18next';
import type { MenuGroup, MenuLink } from './menu';

const icons = {
  lock: [
    ['rect', { x: '3', y: '11', width: '18', height: '11', rx: '2' }],
    ['path', { d: 'M7 11V7a5 5 0 0 1 10 0v4' }],
  ],
  sheet: [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
    ['path', { d: 'M3 9h18' }],
    ['path', { d: 'M9 21V9' }],
  ],
  shield: [
    [
      'path',
      {
        d: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
      },
    ],
  ],
} satisfies Record<HostPage['icon'], readonly IconNode[]>;

type ShellPage = (typeof hostPages)[number];

export type ShellText = ParseKeys<'shell'>;

export const shellIconOf = ({ icon }: HostPage): readonly IconNode[] => icons[icon];

export const readSamples: Permission = { action: 'read', subject: 'Samples' };

/** The section of the menu for samples: the shell's own pages, without what the person may not open. */
export function shellMenuGroup(t: (key: ShellText) => string, pages: readonly ShellPage[]): MenuGroup {
  const linkOf = (page: ShellPage): MenuLink => ({
    id: `shell-${page.id}`,
    app: 'shell',
    label: t(page.label),
    icon: shellIconOf(page),
    path: page.path,
    children: [],
  });
  const holder = (below: NonNullable<HostPage['below']>, icon: readonly IconNode[]): MenuLink => ({
    id: `shell-${below}`,
    app: 'shell',
    label: t(`menu.${below}`),
    icon,
    children: pages.filter((page) => page.below === below).map(linkOf),
  });
  return {
    id: hostSection,
    label: t('menu.samples'),
    links: [
      ...pages.filter(({ below }) => !below).map(linkOf),
      holder('authentication', icons.lock),
      holder('miscellaneous', icons.sheet),
    ],
  };
}

/** A menu with one more group at its end; in the group of the same id, where apps have put entries there. */
export function withGroup(groups: MenuGroup[], added: MenuGroup): MenuGroup[] {
  if (!groups.some(({ id }) => id === added.id)) return [...groups, added];
  return groups.map((group) => (group.id === added.id ? { ...group, links: [...group.links, ...added.links] } : group));
}

/** The group of samples without what shows the kit: what is a page of its own use stays. */
export const withoutSamples = (group: MenuGroup): MenuGroup =>
  group.id === hostSection
    ? { ...group, links: group.links.filter(({ path, app }) => app === 'shell' && path) }
    : group;
