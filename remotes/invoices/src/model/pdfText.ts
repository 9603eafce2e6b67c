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

/** Whether a file can carry a text: the languages of western Europe, not Greek, Arabic or Japanese. */
export const isPdfText = (text: string): boolean => [...toPdfText(text)].every(isCarried);
