import type { ProductQuery, ProductSort } from '../api/schemas';
import { productSorts } from '../api/schemas/choices';

export type ShopView = 'grid' | 'list';

export interface ShopParams {
  q: string;
  sort: ProductSort;
  view: ShopView;
  page: number;
  priceMin: number | undefined;
  priceMax: number | undefined;
  brands: readonly string[];
  categories: readonly string[];
  rating: number | undefined;
  /** Available products only. */
  isInStock: boolean;
}

export const productsPerPage = 9;

const nothingFiltered = {
  q: '',
  priceMin: undefined,
  priceMax: undefined,
  brands: [],
  categories: [],
  rating: undefined,
  isInStock: false,
} satisfies Partial<ShopParams>;

/** Reads the URL. Invalid values count as absent. */
export function readShopParams(search: URLSearchParams): ShopParams {
  const price = (name: string) => readNumber(search.get(name), (value) => value >= 0);
  return {
    q: search.get('q') ?? '',
    sort: productSorts.find((sort) => sort === search.get('sort')) ?? 'featured',
    view: search.get('view') === 'list' ? 'list' : 'grid',
    page: readNumber(search.get('page'), (value) => Number.isInteger(value) && value > 0) ?? 1,
    priceMin: price('priceMin'),
    priceMax: price('priceMax'),
    brands: unique(search.getAll('brand')),
    categories: unique(search.getAll('category')),
    rating: readNumber(search.get('rating'), (value) => [1, 2, 3, 4].includes(value)),
    isInStock: search.get('stock') === 'in',
  };
}

/** Writes the URL; defaults are left out. */
export function writeShopParams(params: ShopParams): URLSearchParams {
  const { q, sort, view, page, priceMin, priceMax, brands, categories, rating, isInStock } = params;
  const single: [name: string, value: string | number | undefined][] = [
    ['q', q || undefined],
    ['sort', sort === 'featured' ? undefined : sort],
    ['view', view === 'grid' ? undefined : view],
    ['priceMin', priceMin],
    ['priceMax', priceMax],
    ['rating', rating],
    ['stock', isInStock ? 'in' : undefined],
  ];
  const written = new URLSearchParams();
  for (const [name, value] of single) if (value !== undefined) written.set(name, String(value));
  for (const category of categories) written.append('category', category);
  for (const brand of brands) written.append('brand', brand);
  if (page > 1) written.set('page', String(page));
  return written;
}

/** Changes except of page or layout return to page 1. */
export const changeShopParams = (params: ShopParams, change: Partial<ShopParams>): ShopParams => ({
  ...params,
  page: 'view' in change ? params.page : 1,
  ...change,
});

export const clearShopParams = (params: ShopParams): ShopParams => changeShopParams(params, nothingFiltered);

/** Number of active filters, without the search. */
export const countFilters = ({ priceMin, priceMax, brands, categories, rating, isInStock }: ShopParams): number =>
  brands.length +
  categories.length +
  (rating === undefined ? 0 : 1) +
  (isInStock ? 1 : 0) +
  (priceMin === undefined && priceMax === undefined ? 0 : 1);

export const toProductQuery = ({ sort, page, q, brands, categories, ...rest }: ShopParams): ProductQuery => ({
  page,
  perPage: productsPerPage,
  q: q.trim() || undefined,
  sortBy: sort,
  brand: brands.length > 0 ? [...brands] : undefined,
  category: categories.length > 0 ? [...categories] : undefined,
  priceMin: rest.priceMin,
  priceMax: rest.priceMax,
  rating: rest.rating,
  stock: rest.isInStock ? 'in' : undefined,
});

/** The list with the value taken out where it was in, put in where it was not. */
export const toggleValue = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

function readNumber(text: string | null, isValid: (value: number) => boolean): number | undefined {
  const value = Number(text);
  return text?.trim() && Number.isFinite(value) && isValid(value) ? value : undefined;
}

const unique = (values: readonly string[]) => [...new Set(values.filter(Boolean))];

export type ChosenFilter = { key: string; off: Partial<ShopParams> } & (
  | { kind: 'price' }
  | { kind: 'category' | 'brand'; value: string }
  | { kind: 'rating'; least: number }
  | { kind: 'stock' }
);

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
