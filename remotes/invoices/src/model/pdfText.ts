export type PaperSize = 'A4' | 'LETTER';

/** Regions that use Letter paper; the others use A4. */
const letterRegions: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** Paper size of a locale's region: `en-US` prints on Letter. */
export function paperSizeOf(locale: string): PaperSize {
  const region = /-([A-Z]{2})\b/.exec(locale)?.[1];
  return region && letterRegions.includes(region) ? 'LETTER' : 'A4';
}

/** Characters without a shape of their own: direction marks, joiners, byte order marks, soft hyphens. */
const isShapeless = /[\u200b-\u200f\u2060-\u2064\u061c\u2066-\u2069\ufeff\u00ad]/g;

/** Equivalent characters that fonts have, for the spaces that Intl writes. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u202f\u2007-\u2009]/g, '\u00a0'],
  [/\r\n?|\u2028|\u2029/g, '\n'],
  [/\t/g, '    '],
];

/** Text as it is written into a file: composed, so that letters and their accents are one glyph. */
export const toPdfText = (text: string): string =>
  alike
    .reduce((written, [sign, other]) => written.replace(sign, other), text.normalize('NFC'))
    .replace(isShapeless, '');

/** Letters that a font has no shape for, each once, in the order of the texts. */
export function lettersWithout(hasShape: (codePoint: number) => boolean, texts: readonly string[]): string[] {
  const letters = new Set<string>();
  for (const text of texts)
    for (const letter of toPdfText(text)) {
      const codePoint = letter.codePointAt(0) ?? 0;
      if (letter !== '\n' && !hasShape(codePoint)) letters.add(letter);
    }
  return [...letters];
}
