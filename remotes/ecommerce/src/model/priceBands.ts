/** Inclusive price range; absent ends are open. */
export interface PriceBand {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

export const priceBands: readonly PriceBand[] = [
  {},
  { priceMax: 10 },
  { priceMin: 10, priceMax: 100 },
  { priceMin: 100, priceMax: 500 },
  { priceMin: 500 },
];

export const isSameBand = (one: PriceBand, other: PriceBand): boolean =>
  one.priceMin === other.priceMin && one.priceMax === other.priceMax;

/** Sorted ends, so that a reversed range works. */
export const orderedBand = ({ priceMin, priceMax }: PriceBand): PriceBand =>
  priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax };

const roundPrices = [1, 1.5, 2, 3, 4, 5, 7];

/** Round slider stops, denser at low prices. */
export function priceStops({ min, max }: { min: number; max: number }): number[] {
  const [from, to] = [Math.floor(min), Math.max(Math.ceil(max), Math.floor(min) + 1)];
  const decades = Array.from({ length: Math.ceil(Math.log10(to)) + 1 }, (_, power) => 10 ** power);
  const between = decades
    .flatMap((decade) => roundPrices.map((price) => price * decade))
    .filter((price) => Number.isInteger(price) && price > from && price < to);
  return [from, ...between, to];
}

/** Thumb positions: the stops nearest to the ends of a band, or the ends of the scale where it is open. */
export const thumbsOf = ({ priceMin, priceMax }: PriceBand, stops: readonly number[]): [number, number] => [
  priceMin === undefined ? 0 : nearestStop(stops, priceMin),
  priceMax === undefined ? stops.length - 1 : nearestStop(stops, priceMax),
];

/** Price range after moving thumbs. Unmoved ends keep their typed price; the ends of the scale are open. */
export function bandOf([from, to]: readonly [number, number], band: PriceBand, stops: readonly number[]): PriceBand {
  const [fromBefore, toBefore] = thumbsOf(band, stops);
  return {
    priceMin: from === fromBefore ? band.priceMin : from === 0 ? undefined : stops[from],
    priceMax: to === toBefore ? band.priceMax : to === stops.length - 1 ? undefined : stops[to],
  };
}

function nearestStop(stops: readonly number[], price: number): number {
  const distances = stops.map((stop) => Math.abs(stop - price));
  return distances.indexOf(Math.min(...distances));
}
