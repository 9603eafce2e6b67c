export const maxTags = 20;
export const maxTagLength = 50;

/** Invisible characters: tags that differ only in them look the same. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Displayed tag: NFKC (UAX #15), with trimmed and single blanks. */
const tidyTag = (tag: string): string => tag.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ').trim();

/**
 * Key for all spellings of a tag. Lower- and upper-cased, because ß and SS, or σ and ς, match only then (Unicode,
 * 3.13). The Turkish ı is no i.
 */
export const tagKey = (tag: string): string =>
  tidyTag(tag).replace(/[^ı]+/g, (text) => text.toUpperCase().toLowerCase());

/** Each tag once, in its first spelling. */
export function foldTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags.map(tidyTag)) if (tag && !found.has(tagKey(tag))) found.set(tagKey(tag), tag);
  return [...found.values()];
}

/** Issue of tags; null if there is none. Tags stored before the limits may stay, and become fewer. */
export function tagsIssue(tags: readonly string[], before: readonly string[]): 'tooMany' | 'tooLong' | null {
  if (tags.length > Math.max(maxTags, before.length)) return 'tooMany';
  return tags.some((tag) => tag.length > maxTagLength && !before.includes(tag)) ? 'tooLong' : null;
}
