export const accountTabs = ['general', 'password', 'information', 'social', 'notifications'] as const;
export type AccountTab = (typeof accountTabs)[number];

export const readAccountTab = (text: string | undefined): AccountTab | undefined =>
  text === undefined ? 'general' : accountTabs.find((tab) => tab === text);

/** Each tab has an address of its own, so that leaving one with changes in it asks first. */
export const accountTabPath = (tab: AccountTab): string =>
  tab === 'general' ? '/pages/account-settings' : `/pages/account-settings/${tab}`;
