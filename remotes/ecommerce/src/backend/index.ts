import { type BackendStore, defineBackend, defineRecordSearch, type Person } from '@atrium/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { addressCalls } from './addressCalls';
import { cartCalls } from './cartCalls';
import { codeCalls } from './codeCalls';
import { productImport } from './importProducts';
import { orderCalls } from './orderCalls';
import { orderEmails } from './orderMail';
import { productCalls, stockCalls } from './productCalls';
import { reversalCalls } from './reversalCalls';
import { reviewCalls } from './reviewCalls';
import seed from './seed/seed.json';
import {
  addressesTable,
  basketsTable,
  cartTable,
  codeTriesTable,
  couponsTable,
  demoOwner,
  discountsTable,
  giftCardsTable,
  isOwnedBy,
  ordersTable,
  productsTable,
  reviewsTable,
  stockWaitsTable,
  wishlistTable,
} from './tables';
import { wishlistCalls } from './wishlistCalls';

const searchProducts = defineRecordSearch({
  table: productsTable,
  groupTitle: 'Products',
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
async function countCarts(store: BackendStore): Promise<ReadonlyMap<number | null, number>> {
  const counts = await store.table(cartTable).groupBy('owner').count();
  const carts = [...counts].map(([owner, count]): [number, number] => [Number(owner), count]);
  return new Map<number | null, number>([...carts, [null, counts.get(demoOwner) ?? 0]]);
}

export default defineBackend({
  id: 'ecommerce',
  api: { about: 'Products, orders and customers of a shop', calls },
  subject: 'Product',
  emails: async () => orderEmails,
  tables: [
    productsTable,
    productImport.table,
    reviewsTable,
    cartTable,
    discountsTable,
    basketsTable,
    codeTriesTable,
    stockWaitsTable,
    wishlistTable,
    addressesTable,
    couponsTable,
    giftCardsTable,
    ordersTable,
  ],
  entities: schemas,
  seed: async () => seed,
  personalCounts: { cart: countCarts },
  /** Products have their own ids; each is on a wishlist once, and in a cart once per colour. */
  restores: {
    cart: { key: cartTable, idField: 'productId', unique: ['place'], isOf },
    wishlist: { key: wishlistTable, idField: 'productId', unique: ['productId'], isOf },
    address: { key: addressesTable, isOf },
  },
  search: (store, { q }) => searchProducts(store, q),
  calls: [
    ...productCalls,
    ...productImport.calls,
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
