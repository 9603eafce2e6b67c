const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script, or of several, follow one another from its zero (Unicode Standard, 4.6). */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

/** A text with the decimal digits of every script (Unicode, Nd) as those of ASCII: ٢٠٢٦ and २०२६ are 2026. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
