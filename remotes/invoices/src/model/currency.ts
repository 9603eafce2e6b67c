import type { Currency } from '../api/schemas';

/** How many decimals an amount of a currency has, by ISO 4217. */
const digits: Record<Currency, number> = { EUR: 2, USD: 2, GBP: 2, CHF: 2, JPY: 0, KWD: 3 };

export const digitsOf = (currency: Currency): number => digits[currency];

/** A price of one piece may be finer than the smallest coin: 0.0045 a word. */
const finerBy = 2;

export const priceDigitsOf = (currency: Currency): number => digits[currency] + finerBy;
