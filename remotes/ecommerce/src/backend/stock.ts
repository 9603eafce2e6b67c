import { type BackendStore, notify, type Person } from '@atrium/backend';
import type { ColorOption, OrderLine } from '../api/schemas';
import { isOwnedBy, productsKey, type StockWait, type StoredProduct, stockWaitsKey } from './tables';

export const leftOf = (product: StoredProduct, color: ColorOption): number =>
  product.colors.find((other) => other.color === color)?.left ?? 0;

type Place = Pick<StockWait, 'productId' | 'color'>;

const isOf =
  ({ productId, color }: Place) =>
  (wait: StockWait): boolean =>
    wait.productId === productId && wait.color === color;

export const findStockWait = (store: BackendStore, user: Person | null, place: Place): StockWait | undefined =>
  store.table(stockWaitsKey).all().filter(isOf(place)).find(isOwnedBy(user));

/** Takes stock; negative numbers return it and notify waiting people. */
export function reserveStock(
  store: BackendStore,
  { productId, color }: Pick<OrderLine, 'productId' | 'color'>,
  pieces: number,
): void {
  const product = store.table(productsKey).get(productId);
  if (!product) return;
  const before = leftOf(product, color);
  const left = before - pieces;
  const colors = product.colors.map((other) => (other.color === color ? { ...other, left } : other));
  store.table(productsKey).put({ ...product, colors });
  if (before <= 0 && left > 0) notifyWaiting(store, product, color);
}

function notifyWaiting(store: BackendStore, { id, name, slug }: StoredProduct, color: ColorOption): void {
  const waiting = store
    .table(stockWaitsKey)
    .all()
    .filter(isOf({ productId: id, color }));
  if (waiting.length === 0) return;
  notify(store, {
    to: waiting.map(({ owner }) => owner),
    kind: 'order',
    code: 'ecommerce.back',
    params: { product: name },
    title: `${name} is back`,
    text: 'You asked for this notice. Only a few are left.',
    link: `/apps/ecommerce/product-detail/${slug}?color=${color}`,
  });
  for (const wait of waiting) store.table(stockWaitsKey).delete(wait.id);
}
