import { and, type BackendStore, eq, notify, type Person } from '@atrium/backend';
import type { ColorOption, OrderLine } from '../api/schemas';
import { ownedBy, productsTable, type StockWait, type StoredProduct, stockWaitsTable } from './tables';

export const leftOf = (product: StoredProduct, color: ColorOption): number =>
  product.colors.find((other) => other.color === color)?.left ?? 0;

type Place = Pick<StockWait, 'productId' | 'color'>;

const waitingFor = ({ productId, color }: Place) => and(eq('productId', productId), eq('color', color));

export const findStockWait = (store: BackendStore, user: Person | null, place: Place): Promise<StockWait | undefined> =>
  store.table(stockWaitsTable).first({ where: and(ownedBy(user), waitingFor(place)) });

type Pieces = Pick<OrderLine, 'productId' | 'color' | 'qty'>;

/** Takes stock. */
export async function reserveStock(store: BackendStore, lines: readonly Pieces[]): Promise<void> {
  const table = store.table(productsTable);
  const found = await table.getMany(lines.map(({ productId }) => productId));
  const products = new Map(found.map((product) => [product.id, product]));
  for (const { productId, color, qty } of lines) {
    const product = products.get(productId);
    if (!product) continue;
    const before = leftOf(product, color);
    const left = before - qty;
    const colors = product.colors.map((other) => (other.color === color ? { ...other, left } : other));
    products.set(productId, await table.put({ ...product, colors }));
    if (before <= 0 && left > 0) await notifyWaiting(store, product, color);
  }
}

/** Returns stock, and notifies waiting people. */
export const returnStock = (store: BackendStore, lines: readonly Pieces[]): Promise<void> =>
  reserveStock(
    store,
    lines.map(({ productId, color, qty }) => ({ productId, color, qty: -qty })),
  );

async function notifyWaiting(store: BackendStore, { id, name, slug }: StoredProduct, color: ColorOption) {
  const waits = store.table(stockWaitsTable);
  const owners: number[] = [];
  for await (const wait of waits.each(waitingFor({ productId: id, color }))) {
    owners.push(wait.owner);
    await waits.delete(wait.id);
  }
  if (owners.length === 0) return;
  notify(store, {
    to: owners,
    kind: 'order',
    code: 'ecommerce.back',
    params: { product: name },
    title: `${name} is back`,
    text: 'You asked to be notified. Only a few are left.',
    link: `/apps/ecommerce/product-detail/${slug}?color=${color}`,
  });
}
