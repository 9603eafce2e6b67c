/** The shop sells in euros; the API and Intl take amounts, sums are made of whole cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);

export const fromCents = (cents: number): number => cents / 100;

/** So many percent of cents, rounded half up. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);
