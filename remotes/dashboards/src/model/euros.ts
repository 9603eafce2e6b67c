/** Approximate rates to the euro; all dashboard numbers are in euros. */
const ratesOfEuro: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['USD', 1.1],
  ['GBP', 0.85],
  ['CHF', 0.95],
  ['JPY', 160],
  ['KWD', 0.335],
]);

/** Amount in euro cents; null for unknown currencies. */
export function toCents(amount: number, currency: string): number | null {
  const rate = ratesOfEuro.get(currency);
  return rate === undefined ? null : Math.round((amount / rate) * 100);
}

export const toEuros = (cents: number): number => cents / 100;
