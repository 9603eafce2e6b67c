/**
 * Quoted words and what stands around them: a TextQuoteSelector (W3C Web Annotation Data Model, §4.2.4), with the place
 * where they began, which decides between equals only.
 */
export interface TextQuote {
  exact: string;
  prefix: string;
  suffix: string;
  start: number;
}

/** A part of a text: from one character up to another, which is not part of it. */
export interface TextRange {
  from: number;
  to: number;
}

/** Characters around quoted words that are stored. */
export const quoteContext = 64;
/** Occurrences that are compared: beyond these, words that say so little are taken at the first that fits. */
const maxPlaces = 2000;

/** Blanks differ between an editor, a page and a selection, as do the ends of paragraphs; placeholders are no text. */
const isIgnored = (character: string): boolean => /[\s\u200b\ufeff\ufffc]/.test(character);

const compact = (text: string): string => text.replace(/[\s\u200b\ufeff\ufffc]+/g, '');

/** Equal characters at the end of both. */
function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/** Equal characters at the beginning of both. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** Words of a part of a text, with what stands around them. */
export function quoteOf(text: string, { from, to }: TextRange, exact = text.slice(from, to)): TextQuote {
  return {
    exact: exact.replace(/\s+/g, ' ').trim(),
    prefix: text.slice(Math.max(0, from - quoteContext), from),
    suffix: text.slice(to, to + quoteContext),
    start: compact(text.slice(0, from)).length,
  };
}

/** Quoted words; what stood around them is not known of those that earlier releases stored. */
export type SoughtQuote = Pick<TextQuote, 'exact'> & Partial<Omit<TextQuote, 'exact'>>;

type FindQuote = (quote: SoughtQuote) => TextRange | null;

/**
 * Finds quoted words in a text: of several occurrences the one whose surroundings are most alike. Blanks and ends of
 * paragraphs do not count.
 * @returns finds a quote; null where its words are gone
 */
export function createQuoteFinder(text: string): FindQuote {
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) if (!isIgnored(text[place] ?? '')) places.push(place);
  const inside = compact(text);
  return ({ exact, prefix = '', suffix = '', start = 0 }) => {
    const words = compact(exact);
    if (!words) return null;
    const [before, after] = [compact(prefix), compact(suffix)];
    let best = { at: -1, likeness: -1, distance: 0 };
    let at = inside.indexOf(words);
    for (let tries = 0; at >= 0 && tries < maxPlaces; tries += 1) {
      const end = at + words.length;
      const likeness =
        commonEnd(before, inside.slice(Math.max(0, at - quoteContext), at)) +
        commonStart(after, inside.slice(end, end + quoteContext));
      const distance = Math.abs(at - start);
      if (likeness > best.likeness || (likeness === best.likeness && distance < best.distance))
        best = { at, likeness, distance };
      at = inside.indexOf(words, at + 1);
    }
    if (best.at < 0) return null;
    return { from: places[best.at] ?? 0, to: (places[best.at + words.length - 1] ?? 0) + 1 };
  };
}
