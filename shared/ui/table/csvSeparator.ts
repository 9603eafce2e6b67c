/** Possible separators of cells. In a tie the first one counts, since numbers have commas too. */
export const separators = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof separators)[number];

const isSeparator = (sign: string): sign is Separator => separators.some((separator) => separator === sign);

/**
 * Separator of a file: the sign that the first line with any of them has most of, outside of quotes. It is read
 * once, from the beginning, up to the end of that line.
 */
export function separatorOf(text: string): Separator {
  const counts = new Map<Separator, number>();
  // Anything at which a cell, a line or a quote may begin.
  const marks = /[,;\t|"\r\n]/g;
  let cellStart = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [sign] = mark;
    if (sign === '"') {
      // Only where a cell begins it is a quote; within one it is a sign like others.
      if (mark.index === cellStart) marks.lastIndex = endOfQuote(text, mark.index);
      continue;
    }
    if (isSeparator(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    else if (counts.size > 0) break;
    cellStart = mark.index + 1;
  }
  const count = (sign: Separator) => counts.get(sign) ?? 0;
  return counts.size === 0 ? ',' : separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Behind the quote that closes the one at a place; the end of a text in which nothing closes it. */
function endOfQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1;
  return text.length;
}
