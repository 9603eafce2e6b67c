/** Decimals of a currency (ISO 4217), from Intl. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Whole minor units (cents, yen, fils) as an amount for Intl. */
export const fromMinor = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);

/** Percentage of minor units, rounded half up. Rates have two decimals at most. */
export function percentOf(minor: number, rate: number): number {
  const scaled = BigInt(minor) * BigInt(Math.round(rate * 100));
  const [unit, half] = [10_000n, 5_000n];
  const floor = (scaled + half) / unit - ((scaled + half) % unit < 0n ? 1n : 0n);
  return Number(floor);
}
