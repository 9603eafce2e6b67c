export const accountTabs = [
  'general',
  'information',
  'preferences',
  'password',
  'security',
  'social',
  'connections',
  'notifications',
  'delete',
] as const;
export type AccountTab = (typeof accountTabs)[number];

export const readAccountTab = (text: string | undefined): AccountTab | undefined =>
  text === undefined ? 'general' : accountTabs.find((tab) => tab === text);

/** Each tab has an address of its own, so that leaving one with changes in it asks first. */
export const accountTabPath = (tab: AccountTab): string =>
  tab === 'general' ? '/pages/account-settings' : `/pages/account-settings/${tab}`;

/** The tabs of somebody; who signs in at a provider has no password here. */
export const accountTabsFor = (provider: string | undefined): readonly AccountTab[] =>
  provider === undefined ? accountTabs : accountTabs.filter((tab) => tab !== 'password');
