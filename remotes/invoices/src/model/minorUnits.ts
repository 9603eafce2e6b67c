import type { Currency } from '../api/schemas';

/** Decimals by currency, ISO 4217. */
const digits: Record<Currency, number> = { EUR: 2, USD: 2, GBP: 2, CHF: 2, JPY: 0, KWD: 3 };

export const digitsOf = (currency: Currency): number => digits[currency];

/** Unit prices may be finer than the smallest coin: 0.0045 a word. */
const finerBy = 2;

export const priceDigitsOf = (currency: Currency): number => digits[currency] + finerBy;

/** An exact decimal: `digits` × 10^−`scale`. */
interface Decimal {
  digits: bigint;
  scale: number;
}

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** Exact decimal of a number as written: 0.1 is a tenth. */
export function toDecimal(value: number): Decimal {
  const [, sign, whole = '0', fraction = '', exponent = '0'] = written.exec(String(value)) ?? [];
  const digits = BigInt(`${sign ?? ''}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

/** Decimal in units of 10^−`digits`, rounded half up. */
export function roundTo({ digits, scale }: Decimal, places: number): number {
  if (scale <= places) return Number(digits * 10n ** BigInt(places - scale));
  const unit = 10n ** BigInt(scale - places);
  const doubled = 2n * digits + unit;
  const floor = doubled / (2n * unit) - (doubled % (2n * unit) < 0n ? 1n : 0n);
  return Number(floor);
}

/** Amount in minor units of its currency: cents, yen, fils. */
export const toMinor = (amount: number, currency: Currency): number => roundTo(toDecimal(amount), digitsOf(currency));

export const fromMinor = (minor: number, currency: Currency): number => minor / 10 ** digitsOf(currency);

export function percentOf(minor: number, percent: number): number {
  const { digits, scale } = toDecimal(percent);
  return roundTo({ digits: digits * BigInt(minor), scale: scale + 2 }, 0);
}

/** True if an amount has no more decimals than its currency. */
export const isPayableAmount = (amount: number, currency: Currency): boolean =>
  fromMinor(toMinor(amount, currency), currency) === amount;

export function shareOf(amount: number, part: Decimal, whole: Decimal): number {
  const above = BigInt(amount) * part.digits * 10n ** BigInt(whole.scale);
  const below = whole.digits * 10n ** BigInt(part.scale);
  return Number((2n * above + below) / (2n * below));
}

/** Exact sum: 0.1 and 0.2 are 0.3. */
export function addExactly(...values: readonly number[]): number {
  const decimals = values.map(toDecimal);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  const digits = decimals.reduce((all, one) => all + one.digits * 10n ** BigInt(scale - one.scale), 0n);
  return Number(`${digits}e-${scale}`);
}

/**
 * Divides an integer by weights, exactly: remainders go to the parts that rounding reduced most. Without weights the
 * first part takes everything.
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? whole : 0));
  const shares = weights.map((weight, index) => {
    const exact = BigInt(whole) * BigInt(weight);
    return { index, share: Number(exact / sum), lost: exact % sum };
  });
  const left = whole - shares.reduce((all, { share }) => all + share, 0);
  const favoured = shares
    .toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
    .slice(0, left)
    .map(({ index }) => index);
  return shares.map(({ share, index }) => share + (favoured.includes(index) ? 1 : 0));
}
