/** Reads `11/28` or `11/2028` as `2028-11`. */
export function readExpiry(text: string): string | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? `20${year}-${month.padStart(2, '0')}` : null;
}

/** A card is good to the end of its last month, `YYYY-MM`. */
export function isCardExpired({ expires }: { expires: string }, now: number): boolean {
  const [year = 0, month = 0] = expires.split('-').map(Number);
  return now >= Date.UTC(year, month, 1);
}
