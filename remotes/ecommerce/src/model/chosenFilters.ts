import { type ShopParams, toggleValue } from './shopParams';

/** A filter that is set, and what takes it off. */
export type ChosenFilter = { key: string; off: Partial<ShopParams> } & (
  | { kind: 'price' }
  | { kind: 'category' | 'brand'; value: string }
  | { kind: 'rating'; least: number }
  | { kind: 'stock' }
);

/** The filters that are set, in the order of the list of them. */
export function listChosenFilters(params: ShopParams): ChosenFilter[] {
  const { priceMin, priceMax, categories, brands, rating, isInStock } = params;
  const chosen: ChosenFilter[] = [];
  if (priceMin !== undefined || priceMax !== undefined)
    chosen.push({ kind: 'price', key: 'price', off: { priceMin: undefined, priceMax: undefined } });
  for (const value of categories)
    chosen.push({
      kind: 'category',
      value,
      key: `category ${value}`,
      off: { categories: toggleValue(categories, value) },
    });
  for (const value of brands)
    chosen.push({ kind: 'brand', value, key: `brand ${value}`, off: { brands: toggleValue(brands, value) } });
  if (rating !== undefined) chosen.push({ kind: 'rating', least: rating, key: 'rating', off: { rating: undefined } });
  if (isInStock) chosen.push({ kind: 'stock', key: 'stock', off: { isInStock: false } });
  return chosen;
}
