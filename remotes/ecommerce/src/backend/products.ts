import { type BackendStore, createSearch, type Person, toFilter } from '@atrium/backend';
import type { Product, ProductDetail, ProductFacets } from '../api/schemas';
import { cartKey, isOwnedBy, productsKey, type StoredProduct, stockWaitsKey, wishlistKey } from './tables';

interface View {
  q?: string | null;
  sortBy?: string | null;
  priceMin?: number | null;
  priceMax?: number | null;
  brand?: string[] | null;
  category?: string[] | null;
  id?: number[] | null;
  rating?: number | null;
  stock?: string | null;
}

export function createMarks(store: BackendStore, user: Person | null) {
  const wished = new Set(
    store
      .table(wishlistKey)
      .all()
      .filter(isOwnedBy(user))
      .map(({ productId }) => productId),
  );
  const inCart = new Set(
    store
      .table(cartKey)
      .all()
      .filter(isOwnedBy(user))
      .map(({ productId }) => productId),
  );
  const getMarks = (id: number) => ({ isInWishlist: wished.has(id), isInCart: inCart.has(id) });
  return {
    toProduct: ({ colorOptions, colors, ...product }: StoredProduct): Product => ({
      ...product,
      left: countPieces(colors),
      ...getMarks(product.id),
    }),
    toDetail: (product: StoredProduct): ProductDetail => ({
      ...product,
      left: countPieces(product.colors),
      ...getMarks(product.id),
      awaited: store
        .table(stockWaitsKey)
        .all()
        .filter(isOwnedBy(user))
        .filter(({ productId }) => productId === product.id)
        .map(({ color }) => color),
    }),
  };
}

const countPieces = (colors: StoredProduct['colors']): number => colors.reduce((sum, { left }) => sum + left, 0);

const orders = new Map<string, (a: StoredProduct, b: StoredProduct) => number>([
  ['price-asc', (a, b) => a.price - b.price],
  ['price-desc', (a, b) => b.price - a.price],
  ['rating', (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount],
]);

/** Matching products, highest id first unless sorted by price. */
export function listProducts(store: BackendStore, view: View): StoredProduct[] {
  const { q, sortBy, priceMin, priceMax, brand, category, id, rating, stock } = view;
  const search = createSearch(q);
  const order = orders.get(toFilter(sortBy) ?? '');
  return store
    .table(productsKey)
    .all()
    .filter(
      (product) =>
        search(product.name, product.brand) &&
        product.price >= (priceMin ?? 0) &&
        product.price <= (priceMax ?? Number.POSITIVE_INFINITY) &&
        product.rating >= (rating ?? 0) &&
        (stock !== 'in' || countPieces(product.colors) > 0) &&
        (!id?.length || id.includes(product.id)) &&
        (!brand?.length || brand.includes(product.brand)) &&
        (!category?.length || category.includes(product.category)),
    )
    .sort((a, b) => order?.(a, b) || b.id - a.id);
}

export function findProduct(store: BackendStore, idOrSlug: string): StoredProduct | undefined {
  const id = /(?:^|-)(\d+)$/.exec(idOrSlug)?.[1];
  const product = id === undefined ? undefined : store.table(productsKey).get(Number(id));
  return product && (idOrSlug === id || idOrSlug === product.slug) ? product : undefined;
}

function count<T extends string>(names: readonly T[]): { name: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, number]) => ({ name, count: number })).sort((a, b) => a.name.localeCompare(b.name));
}

export function getFacets(products: readonly StoredProduct[]): ProductFacets {
  const prices = products.map(({ price }) => price);
  return {
    brands: count(products.map(({ brand }) => brand)),
    categories: count(products.map(({ category }) => category)),
    ratings: [4, 3, 2, 1].map((rating) => ({
      rating,
      count: products.filter((product) => product.rating >= rating).length,
    })),
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    inStock: products.filter(({ colors }) => countPieces(colors) > 0).length,
  };
}
