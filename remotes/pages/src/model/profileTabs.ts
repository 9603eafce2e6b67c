export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Whom somebody follows, and who is suggested to them, is theirs to see. */
export const tabsOfOthers: readonly ProfileTab[] = ['feed', 'about', 'photos'];

export const readProfileTab = (text: string | undefined): ProfileTab | undefined =>
  text === undefined ? 'feed' : profileTabs.find((tab) => tab === text);

/** Each tab has an address of its own; of a person other than oneself it names whose page it is. */
export const profileTabPath = (tab: ProfileTab, person?: number): string => {
  const path = tab === 'feed' ? '/pages/profile' : `/pages/profile/${tab}`;
  return person === undefined ? path : `${path}?person=${person}`;
};

/** A post on the page of who has written it, wherever it is opened. */
export const postPath = (person: number, post: number): string => `${profileTabPath('feed', person)}#post-${post}`;
