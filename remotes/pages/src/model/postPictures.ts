import type { PostPicture, Profile } from '../api/profile/schemas';

export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Tabs visible to others: friends and suggestions are private. */
export const tabsOfOthers: readonly ProfileTab[] = ['feed', 'about', 'photos'];

export const readProfileTab = (text: string | undefined): ProfileTab | undefined =>
  text === undefined ? 'feed' : profileTabs.find((tab) => tab === text);

/** URLs of tabs; other people's include their id. */
export const profileTabPath = (tab: ProfileTab, person?: number): string => {
  const path = tab === 'feed' ? '/pages/profile' : `/pages/profile/${tab}`;
  return person === undefined ? path : `${path}?person=${person}`;
};

export const postPath = (person: number, post: number): string => `${profileTabPath('feed', person)}#post-${post}`;

const isPicture = (value: unknown): value is PostPicture =>
  typeof value === 'object' &&
  value !== null &&
  'src' in value &&
  typeof value.src === 'string' &&
  'alt' in value &&
  typeof value.alt === 'string';

export const isPictures = (value: unknown): value is PostPicture[] => Array.isArray(value) && value.every(isPicture);

/** All pictures of a person, latest first, without duplicates. */
export function listPhotos({ post, latestPhotos }: Pick<Profile, 'post' | 'latestPhotos'>): PostPicture[] {
  const photos = latestPhotos.map(({ img, alt }) => ({ src: img, alt }));
  const known = new Set(photos.map(({ src }) => src));
  return [...post.flatMap(({ pictures }) => pictures.filter(({ src }) => !known.has(src))), ...photos];
}

/** Appends a picture, without duplicates. */
export const withPicture = (pictures: readonly PostPicture[], src: string): PostPicture[] =>
  pictures.some((picture) => picture.src === src) ? [...pictures] : [...pictures, { src, alt: '' }];
