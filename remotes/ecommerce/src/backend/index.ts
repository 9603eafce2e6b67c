import { type BackendStore, createRecordSearch, defineBackend, type Person } from '@atrium/backend';
import * as schemas from '../api/schemas';
import { addressCalls } from './addressCalls';
import { cartCalls } from './cartCalls';
import { codeCalls } from './codeCalls';
import { orderCalls } from './orderCalls';
import { productCalls, stockCalls } from './productCalls';
import { reversalCalls } from './reversalCalls';
import { reviewCalls } from './reviewCalls';
import seed from './seed/seed.json';
import {
  addressesKey,
  basketsKey,
  cartKey,
  codeTriesKey,
  couponsKey,
  demoOwner,
  giftCardsKey,
  isOwnedBy,
  ordersKey,
  productsKey,
  reviewsKey,
  type StoredProduct,
  stockWaitsKey,
  wishlistKey,
} from './tables';
import { wishlistCalls } from './wishlistCalls';

const searchProducts = createRecordSearch<StoredProduct>({
  groupTitle: 'Products',
  textsOf: ({ name, brand }) => [name, brand],
  toHit: ({ id, name, brand, slug }) => ({
    id,
    title: name,
    by: brand,
    link: `/apps/ecommerce/product-detail/${slug}`,
  }),
  moreAt: (q) => `/apps/ecommerce/shop?q=${encodeURIComponent(q)}`,
});

const isOf = (row: { owner: number }, user: Person | null): boolean => isOwnedBy(user)(row);

/** Number of lines per cart; calls without a token use the demo's account. */
function countCarts(store: BackendStore): ReadonlyMap<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const { owner } of store.table(cartKey).all()) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return counts.set(null, counts.get(demoOwner) ?? 0);
}

export default defineBackend({
  id: 'ecommerce',
  subject: 'Product',
  tables: [
    productsKey,
    reviewsKey,
    cartKey,
    basketsKey,
    codeTriesKey,
    stockWaitsKey,
    wishlistKey,
    addressesKey,
    couponsKey,
    giftCardsKey,
    ordersKey,
  ],
  entities: schemas,
  seed: async () => seed,
  personalCounts: { cart: countCarts },
  /** Products have their own ids; each is on a wishlist once, and in a cart once per colour. */
  restores: {
    cart: { key: cartKey, idField: 'productId', unique: ['place'], isOf },
    wishlist: { key: wishlistKey, idField: 'productId', unique: ['productId'], isOf },
    address: { key: addressesKey, isOf },
  },
  search: (store, { q }) => searchProducts(store.table(productsKey).all(), q),
  calls: [
    ...productCalls,
    ...stockCalls,
    ...wishlistCalls,
    ...cartCalls,
    ...codeCalls,
    ...addressCalls,
    ...reviewCalls,
    ...orderCalls,
    ...reversalCalls,
  ],
});
