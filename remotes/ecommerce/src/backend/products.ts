import {
  and,
  asc,
  type BackendStore,
  between,
  desc,
  eq,
  type OrderBy,
  oneOf,
  type Person,
  readList,
  search,
  toFilter,
  type z,
} from '@atrium/backend';
import type { Product, ProductDetail, ProductFacets, ProductQuery } from '../api/schemas';
import { productCategories } from '../api/schemas/choices';
import {
  cartTable,
  countPieces,
  ownedBy,
  productsTable,
  type StoredProduct,
  stockWaitsTable,
  wishlistTable,
} from './tables';

/** Wishlist and cart of a person, and products marked by them. */
export async function readMarks(store: BackendStore, user: Person | null) {
  const own = { where: ownedBy(user) };
  const [wishlist, cart] = await Promise.all([store.table(wishlistTable).find(own), store.table(cartTable).find(own)]);
  const wished = new Set(wishlist.map(({ productId }) => productId));
  const inCart = new Set(cart.map(({ productId }) => productId));
  const marksOf = (product: StoredProduct) => ({
    left: countPieces(product),
    isInWishlist: wished.has(product.id),
    isInCart: inCart.has(product.id),
  });
  return {
    wishlist,
    cart,
    marksOf,
    toProduct: (stored: StoredProduct): Product => {
      const { colorOptions: _options, colors: _colors, ...product } = stored;
      return { ...product, ...marksOf(stored) };
    },
  };
}

export async function readDetail(
  store: BackendStore,
  user: Person | null,
  product: StoredProduct,
): Promise<ProductDetail> {
  const [{ marksOf }, waits] = await Promise.all([
    readMarks(store, user),
    store.table(stockWaitsTable).find({ where: and(ownedBy(user), eq('productId', product.id)) }),
  ]);
  return { ...product, ...marksOf(product), awaited: waits.map(({ color }) => color) };
}

const orders = new Map<string, OrderBy<'price' | 'rating' | 'reviewCount'>[]>([
  ['price-asc', [asc('price')]],
  ['price-desc', [desc('price')]],
  ['rating', [desc('rating'), desc('reviewCount')]],
]);

const defaultPerPage = 9;

/** A page of the matching products, highest id first unless sorted by price or rating. */
export function listProducts(store: BackendStore, view: z.output<typeof ProductQuery>) {
  const { q, sortBy, priceMin, priceMax, brand, category, id, rating, stock, page, perPage } = view;
  const where = and(
    search(q),
    between('price', priceMin, priceMax),
    between('rating', rating, null),
    stock === 'in' && eq('isInStock', true),
    !!id?.length && oneOf('id', id),
    !!brand?.length && oneOf('brand', brand),
    !!category?.length && oneOf('category', category),
  );
  const orderBy = [...(orders.get(toFilter(sortBy) ?? '') ?? []), desc('id')];
  return readList(store, store.table(productsTable), { where, orderBy }, { page: page ?? 1, perPage }, defaultPerPage);
}

export async function findProduct(store: BackendStore, idOrSlug: string): Promise<StoredProduct | undefined> {
  const id = /(?:^|-)(\d+)$/.exec(idOrSlug)?.[1];
  const product = id === undefined ? undefined : await store.table(productsTable).get(Number(id));
  return product && (idOrSlug === id || idOrSlug === product.slug) ? product : undefined;
}

export async function readFacets(store: BackendStore): Promise<ProductFacets> {
  const table = store.table(productsTable);
  const [brands, categories, ratings, cheapest, dearest, inStock] = await Promise.all([
    table.groupBy('brand').count(),
    table.groupBy('category').count(),
    table.groupBy('rating').count(),
    table.first({ orderBy: [asc('price')] }),
    table.first({ orderBy: [desc('price')] }),
    table.count(eq('isInStock', true)),
  ]);
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  const countFrom = (least: number) =>
    [...ratings].reduce((sum, [rating, count]) => (Number(rating) >= least ? sum + count : sum), 0);
  return {
    brands: [...brands].map(([brand, count]) => ({ name: String(brand), count })).sort(byName),
    categories: productCategories
      .map((name) => ({ name, count: categories.get(name) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort(byName),
    ratings: [4, 3, 2, 1].map((rating) => ({ rating, count: countFrom(rating) })),
    price: { min: cheapest?.price ?? 0, max: dearest?.price ?? 0 },
    inStock,
  };
}
