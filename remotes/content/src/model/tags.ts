export const maxTags = 20;
export const maxTagLength = 50;

/** Signs that are not seen: two tags that differ in them alone look the same. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** A tag as it is shown: NFKC (UAX #15), without blanks around it or doubled ones in it. */
const tidyTag = (tag: string): string => tag.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ').trim();

/** Equal for the spellings of one tag. There and back, for ß and SS, or σ and ς, are one letter only then (Unicode, 3.13). */
export const tagKey = (tag: string): string => tidyTag(tag).toUpperCase().toLowerCase();

/** Each tag once, in its first spelling. */
export function foldTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags.map(tidyTag)) if (tag && !found.has(tagKey(tag))) found.set(tagKey(tag), tag);
  return [...found.values()];
}

/** Why tags are not taken; null: they are. What was stored before there were limits may stay, and become less. */
export function tagsIssue(tags: readonly string[], before: readonly string[]): 'tooMany' | 'tooLong' | null {
  if (tags.length > Math.max(maxTags, before.length)) return 'tooMany';
  return tags.some((tag) => tag.length > maxTagLength && !before.includes(tag)) ? 'tooLong' : null;
}
