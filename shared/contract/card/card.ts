/** The brands that are accepted. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** All that is ever kept of a card's number. */
export interface KeptCard {
  brand: CardBrand;
  lastFour: string;
}

const names: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** A brand as it writes itself: no language translates it. */
export const brandNameOf = (brand: CardBrand): string => names[brand];

const shapes: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4\d{15}$/],
  ['mastercard', /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/],
  ['amex', /^3[47]\d{13}$/],
];

/** Does the last digit fit the others, as ISO/IEC 7812 has it? */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Stored part of a card's number; null for a number that no card of these brands can have. */
export function readCardNumber(text: string): KeptCard | null {
  const digits = text.replace(/[\s-]/g, '');
  const [brand] = shapes.find(([, shape]) => shape.test(digits)) ?? [];
  return brand && isLuhn(digits) ? { brand, lastFour: digits.slice(-4) } : null;
}

/** Writes digits in groups of four while one types, as they are printed on the card. */
export const groupCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** American Express prints four digits, the others three. */
export const isSecurityCode = (text: string, brand: CardBrand | undefined): boolean =>
  (brand === 'amex' ? /^\d{4}$/ : brand ? /^\d{3}$/ : /^\d{3,4}$/).test(text.trim());

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
