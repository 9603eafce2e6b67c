/**
 * Reads a number as people type it in a language: with its group and decimal signs, or with the other decimal sign
 * where that cannot be meant as a group.
 * @returns null for nothing, undefined for what is no number
 */
export function parseNumber(text: string, locale: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  if (bare === '') return null;
  const decimal = new Intl.NumberFormat(locale).format(1.5).charAt(1);
  const other = decimal === ',' ? '.' : ',';
  const isOtherDecimal = !bare.includes(decimal) && new RegExp(`^[^${other}]*\\${other}(\\d{1,2}|\\d{4,})$`).test(bare);
  const plain = isOtherDecimal ? bare.replace(other, '.') : bare.replaceAll(other, '').replace(decimal, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
