import type { ParseKeys } from 'i18next';
import type { IconNode, SearchEntry } from 'shared/contract';
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
} satisfies Record<string, readonly IconNode[]>;

/** A key of the shell's texts. */
export type ShellText = ParseKeys<'shell'>;

interface ShellEntry extends Omit<SearchEntry, 'icon' | 'label'> {
  label: ShellText;
  icon: keyof typeof icons;
  /** The menu's entry that it stands below; absent: it is one of its own. */
  below?: 'authentication' | 'miscellaneous';
}

/** The shell's own pages, for search, bookmarks and menu; `label` is a key of the shell's texts. */
export const shellEntries: readonly ShellEntry[] = [
  { id: 18, label: 'pages.loginV1', path: '/pages/login-v1', icon: 'lock', below: 'authentication' },
  { id: 19, label: 'pages.loginV2', path: '/pages/login-v2', icon: 'lock', below: 'authentication' },
  { id: 20, label: 'pages.registerV1', path: '/pages/register-v1', icon: 'lock', below: 'authentication' },
  { id: 21, label: 'pages.registerV2', path: '/pages/register-v2', icon: 'lock', below: 'authentication' },
  { id: 22, label: 'pages.forgotV1', path: '/pages/forgot-password-v1', icon: 'lock', below: 'authentication' },
  { id: 23, label: 'pages.forgotV2', path: '/pages/forgot-password-v2', icon: 'lock', below: 'authentication' },
  { id: 24, label: 'pages.resetV1', path: '/pages/reset-password-v1', icon: 'lock', below: 'authentication' },
  { id: 25, label: 'pages.resetV2', path: '/pages/reset-password-v2', icon: 'lock', below: 'authentication' },
  { id: 34, label: 'pages.comingSoon', path: '/misc/coming-soon', icon: 'sheet', below: 'miscellaneous' },
  { id: 35, label: 'pages.notAuthorized', path: '/misc/not-authorized', icon: 'sheet', below: 'miscellaneous' },
  { id: 36, label: 'pages.maintenance', path: '/misc/maintenance', icon: 'sheet', below: 'miscellaneous' },
  { id: 37, label: 'pages.error', path: '/misc/error', icon: 'sheet', below: 'miscellaneous' },
  {
    id: 38,
    label: 'access.title',
    path: '/access-control',
    icon: 'shield',
    requires: { action: 'read', subject: 'ACL' },
  },
  { id: 1000, label: 'pages.serverError', path: '/misc/server-error', icon: 'sheet', below: 'miscellaneous' },
];

export const shellIconOf = ({ icon }: ShellEntry): readonly IconNode[] => icons[icon];

/** The last section of the menu: the shell's own pages, without what the person may not open. */
export function shellMenuGroup(t: (key: ShellText) => string, entries: readonly ShellEntry[]): MenuGroup {
  const linkOf = (entry: ShellEntry): MenuLink => ({
    id: `shell-${entry.id}`,
    app: 'shell',
    label: t(entry.label),
    icon: shellIconOf(entry),
    path: entry.path,
    children: [],
  });
  const holder = (below: NonNullable<ShellEntry['below']>, icon: readonly IconNode[]): MenuLink => ({
    id: `shell-${below}`,
    app: 'shell',
    label: t(`menu.${below}`),
    icon,
    children: entries.filter((entry) => entry.below === below).map(linkOf),
  });
  return {
    id: 'shell',
    label: t('menu.pages'),
    links: [
      ...entries.filter(({ below }) => !below).map(linkOf),
      holder('authentication', icons.lock),
      holder('miscellaneous', icons.sheet),
    ],
  };
}
