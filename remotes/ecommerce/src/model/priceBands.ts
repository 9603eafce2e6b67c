/** From and to a price, both included; an end that is absent is open. */
export interface PriceBand {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

/** What one mostly wants to spend, in the currency of the shop. */
export const priceBands: readonly PriceBand[] = [
  {},
  { priceMax: 10 },
  { priceMin: 10, priceMax: 100 },
  { priceMin: 100, priceMax: 500 },
  { priceMin: 500 },
];

export const isSameBand = (one: PriceBand, other: PriceBand): boolean =>
  one.priceMin === other.priceMin && one.priceMax === other.priceMax;

/** Puts the two ends in order, so that a range typed the wrong way round still finds something. */
export const orderedBand = ({ priceMin, priceMax }: PriceBand): PriceBand =>
  priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax };
