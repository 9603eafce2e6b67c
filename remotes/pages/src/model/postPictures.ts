import type { PostPicture, Profile } from '../api/profile/schemas';

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
