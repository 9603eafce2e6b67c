/** A cluster of more characters than this is no sign of a script, and is cut within. */
const longestCluster = 100;

let segmenter: Intl.Segmenter | undefined;

/**
 * Start of a text, of at most `max` characters, without a part of an emoji, of a letter with its accents or of a syllable:
 * it ends between grapheme clusters (Unicode Standard Annex 29, §3).
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const place = segmenter.segment(text.slice(0, max + longestCluster)).containing(max)?.index ?? max;
  if (max - place <= longestCluster) return text.slice(0, place);
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
