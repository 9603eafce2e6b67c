import { type BackendStore, toDay } from 'shared/backend';
import type { CartLine } from '../api/schemas';
import { createMarks } from './products';
import { cartKey, productsKey, type StoredCartLine } from './tables';

const day = 24 * 60 * 60_000;

/** A whole number between two, both included. */
const draw = (store: BackendStore, least: number, most: number): number =>
  least + Math.floor(store.random() * (most - least + 1));

/** A new line: its shipping date, offers and discount are drawn now, and then fixed. */
export function createCartLine(store: BackendStore, productId: number): StoredCartLine {
  return {
    id: store.table(cartKey).nextId(),
    productId,
    qty: 1,
    shippingDate: toDay(new Date(store.now() + draw(store, 1, 8) * day)),
    offers: draw(store, 1, 4),
    discountPercentage: draw(store, 3, 20),
  };
}

export const findCartLine = (store: BackendStore, productId: number): StoredCartLine | undefined =>
  store
    .table(cartKey)
    .all()
    .find((line) => line.productId === productId);

/** The lines in the order of adding, each with its product. */
export function listCart(store: BackendStore): CartLine[] {
  const { toProduct } = createMarks(store);
  return store
    .table(cartKey)
    .all()
    .flatMap(({ productId, qty, shippingDate, offers, discountPercentage }) => {
      const product = store.table(productsKey).get(productId);
      return product ? [{ ...toProduct(product), qty, shippingDate, offers, discountPercentage }] : [];
    });
}
