export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const readProfileTab = (text: string | undefined): ProfileTab | undefined =>
  text === undefined ? 'feed' : profileTabs.find((tab) => tab === text);

/** Each tab has an address of its own. */
export const profileTabPath = (tab: ProfileTab): string =>
  tab === 'feed' ? '/pages/profile' : `/pages/profile/${tab}`;
