export type PaperSize = 'a4' | 'letter';

/** Regions that use Letter paper; the others use A4. */
const letterRegions: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** Paper size of a locale's region: `en-US` prints on Letter. */
export function paperSizeOf(locale: string): PaperSize {
  const region = /-([A-Z]{2})\b/.exec(locale)?.[1];
  return region && letterRegions.includes(region) ? 'letter' : 'a4';
}

/** Characters of the standard PDF fonts beyond Latin-1 (WinAnsi). */
const winAnsi = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isCarried = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (
    character === '\n' ||
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff) ||
    winAnsi.includes(character)
  );
};

/** Equivalent characters that the fonts have, for Intl's spaces and minus, and for direction marks. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u202f\u2009\u2007]/g, '\u00a0'],
  [/\u2212/g, '-'],
  [/[\u200e\u200f\u061c\u2066-\u2069]/g, ''],
  [/\r\n?/g, '\n'],
  [/\t/g, '    '],
];

export const toPdfText = (text: string): string =>
  alike.reduce((written, [sign, other]) => written.replace(sign, other), text.normalize('NFC'));

/** True if the PDF fonts have all characters: western European languages, not Greek, Arabic or Japanese. */
export const isPdfText = (text: string): boolean => [...toPdfText(text)].every(isCarried);
