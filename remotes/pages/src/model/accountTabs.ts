export const accountTabs = [
  'general',
  'information',
  'preferences',
  'password',
  'security',
  'social',
  'connections',
  'tokens',
  'notifications',
  'delete',
] as const;
export type AccountTab = (typeof accountTabs)[number];

export const readAccountTab = (text: string | undefined): AccountTab | undefined =>
  text === undefined ? 'general' : accountTabs.find((tab) => tab === text);

/** Each tab has a URL, so that leaving one with changes asks first. */
export const accountTabPath = (tab: AccountTab): string =>
  tab === 'general' ? '/pages/account-settings' : `/pages/account-settings/${tab}`;

/** Available tabs; people of an identity provider have no password. */
export const accountTabsFor = (provider: string | undefined): readonly AccountTab[] =>
  provider === undefined ? accountTabs : accountTabs.filter((tab) => tab !== 'password');
