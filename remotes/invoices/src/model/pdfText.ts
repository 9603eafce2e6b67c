export type PaperSize = 'a4' | 'letter';

/** Regions that use Letter paper; the others use A4. */
const letterRegions: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** The paper of the region that a browser names: `en-US` prints on Letter. */
export function paperSizeOf(locale: string): PaperSize {
  const region = /-([A-Z]{2})\b/.exec(locale)?.[1];
  return region && letterRegions.includes(region) ? 'letter' : 'a4';
}

/** Characters that the standard fonts of PDF have besides those of Latin-1 (WinAnsi). */
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

/** Signs that look the same as one that the fonts have: the blanks and the minus that Intl writes, marks of direction. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u202f\u2009\u2007]/g, '\u00a0'],
  [/\u2212/g, '-'],
  [/[\u200e\u200f\u061c\u2066-\u2069]/g, ''],
  [/\r\n?/g, '\n'],
  [/\t/g, '    '],
];

export const toPdfText = (text: string): string =>
  alike.reduce((written, [sign, other]) => written.replace(sign, other), text.normalize('NFC'));

/** True if a file can carry a text: the languages of western Europe, not Greek, Arabic or Japanese. */
export const isPdfText = (text: string): boolean => [...toPdfText(text)].every(isCarried);
