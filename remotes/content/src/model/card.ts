import type { BillingCard, ChargeFailure } from '../api/schemas';

const digitsIn = (text: string): string => text.replace(/[\s-]/g, '');

const brands: readonly (readonly [BillingCard['brand'], RegExp])[] = [
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

/** What is kept of a card's number; null where it can be no number of a card that we take. */
export function readCardNumber(text: string): Pick<BillingCard, 'brand' | 'lastFour'> | null {
  const digits = digitsIn(text);
  const [brand] = brands.find(([, shape]) => shape.test(digits)) ?? [];
  return brand && isLuhn(digits) ? { brand, lastFour: digits.slice(-4) } : null;
}

/** Reads `11/28` or `11/2028` as `2028-11`. */
export function readExpiry(text: string): string | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? `20${year}-${month.padStart(2, '0')}` : null;
}

/** A card is good to the end of its last month. */
export function isExpired({ expires }: Pick<BillingCard, 'expires'>, now: number): boolean {
  const [year = 0, month = 0] = expires.split('-').map(Number);
  return now >= Date.UTC(year, month, 1);
}

/** The number whose last digits always say no, for those who try what happens then. */
const declinedLastFour = '0002';

/** Why a card cannot be charged; null: it can. */
export function chargeFailureOf(card: BillingCard | null, now: number): ChargeFailure | null {
  if (!card) return 'noCard';
  if (isExpired(card, now)) return 'cardExpired';
  return card.lastFour === declinedLastFour ? 'declined' : null;
}
