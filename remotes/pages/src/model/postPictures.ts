import type { PostPicture, Profile } from '../api/profile/schemas';

export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Tabs visible to others: friends and suggestions are private. */
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

const isPicture = (value: unknown): value is PostPicture =>
  typeof value === 'object' &&
  value !== null &&
  'src' in value &&
  typeof value.src === 'string' &&
  'alt' in value &&
  typeof value.alt === 'string';

export const isPictures = (value: unknown): value is PostPicture[] => Array.isArray(value) && value.every(isPicture);

/** All pictures of a person: what was posted last comes first, and what is also a photo comes once. */
export function listPhotos({ post, latestPhotos }: Pick<Profile, 'post' | 'latestPhotos'>): PostPicture[] {
  const photos = latestPhotos.map(({ img, alt }) => ({ src: img, alt }));
  const known = new Set(photos.map(({ src }) => src));
  return [...post.flatMap(({ pictures }) => pictures.filter(({ src }) => !known.has(src))), ...photos];
}

/** With one more at the end; the same picture comes once. */
export const withPicture = (pictures: readonly PostPicture[], src: string): PostPicture[] =>
  pictures.some((picture) => picture.src === src) ? [...pictures] : [...pictures, { src, alt: '' }];
