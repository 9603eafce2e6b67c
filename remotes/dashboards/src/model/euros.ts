/** About what one euro is worth; the numbers of the dashboards are all in euros. */
const ratesOfEuro: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['USD', 1.1],
  ['GBP', 0.85],
  ['CHF', 0.95],
  ['JPY', 160],
  ['KWD', 0.335],
]);

/** An amount of some currency in euro cents; null where nobody knows its rate. */
export function toCents(amount: number, currency: string): number | null {
  const rate = ratesOfEuro.get(currency);
  return rate === undefined ? null : Math.round((amount / rate) * 100);
}

/** Cents as the API and Intl take them. */
export const toEuros = (cents: number): number => cents / 100;
