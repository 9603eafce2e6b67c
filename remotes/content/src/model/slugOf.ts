const maxLength = 100;

/** Letters that German writes with two others; elsewhere their signs go. */
const german: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['Ä', 'Ae'],
  ['Ö', 'Oe'],
  ['Ü', 'Ue'],
];

/** Lower-case letters, digits and hyphens of a text in Latin letters. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    // Apostrophes are no gap between words; transliteration writes signs of many scripts as such.
    .replace(/\p{M}|['’‘`´ʹʺʻʼʾʿ]/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');

/** Address of a title of which no letter can be written: a sign, or a script without a transliteration. */
const fallback = 'post';

/**
 * Slug of a title in any script; '' for an empty one. Table and library load with the first title that needs them.
 * @param locale language of the title
 */
export async function slugOf(title: string, locale = 'en'): Promise<string> {
  const text = title
    .normalize('NFKC')
    .trim()
    .slice(0, 4 * maxLength);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return toSlug(text) || (text && fallback);
  const library = await import('transliteration').catch(() => null);
  if (!library) return toSlug(text) || fallback;
  const replace = /^de\b/.test(locale) ? german.map(([from, to]): [string, string] => [from, to]) : [];
  return toSlug(library.transliterate(text, { replace })) || fallback;
}
