import { defineBackend } from 'shared/backend';
import * as schemas from '../api/schemas';
import { cartCalls } from './cartCalls';
import { orderCalls } from './orderCalls';
import { productCalls } from './productCalls';
import { searchProducts } from './recordSearch';
import seed from './seed/seed.json';
import { cartKey, ordersKey, productsKey, wishlistKey } from './tables';
import { wishlistCalls } from './wishlistCalls';

/** Products are named by their own ids, and each is there once. */
const byProduct = { idField: 'productId', unique: ['productId'] };

export default defineBackend({
  id: 'ecommerce',
  subject: 'Product',
  tables: [productsKey, cartKey, wishlistKey, ordersKey],
  entities: schemas,
  seed: async () => seed,
  counts: { cart: (store) => store.table(cartKey).all().length },
  restores: { cart: { key: cartKey, ...byProduct }, wishlist: { key: wishlistKey, ...byProduct } },
  search: (store, { q }) => searchProducts(store.table(productsKey).all(), q),
  calls: [...productCalls, ...wishlistCalls, ...cartCalls, ...orderCalls],
});
