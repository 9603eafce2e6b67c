import { type BackendStore, type Person, reportSale, toDay } from '@atrium/backend';
import type { KeptCard } from '@atrium/contract/card';
import type {
  Cart,
  CartLine,
  Order,
  OrderLine,
  OrderQuote,
  OrderToPlace,
  OrderTotals,
  ReturnedPieces,
} from '../api/schemas';
import { discountedAmount, fromCents, orderTotals, toCents } from '../model/orderTotals';
import { allPiecesLeft, piecesLeft, refundedOf, refundOf } from '../model/refund';
import { basketOf, findGiftCard, ownLines } from './cart';
import { reserveStock } from './stock';
import { basketsKey, cartKey, giftCardsKey, isOwnedBy, ordersKey, ownerOf, type StoredOrder } from './tables';

/** Last digits that are always declined, to try the failure. */
export const isDeclined = ({ lastFour }: Pick<KeptCard, 'lastFour'>): boolean => lastFour === '0002';

export const toOrder = ({ owner: _owner, ...order }: StoredOrder): Order => order;

export const findOrder = (store: BackendStore, user: Person | null, id: number): StoredOrder | undefined =>
  [store.table(ordersKey).get(id)].filter((order) => order !== undefined).find(isOwnedBy(user));

const toLine = (line: CartLine): OrderLine => ({
  productId: line.id,
  name: line.name,
  slug: line.slug,
  color: line.color,
  image: line.image,
  qty: line.qty,
  price: line.price,
  amount: discountedAmount(line),
  discountPercentage: line.discountPercentage,
  shippingDate: line.shippingDate,
});

export function quoteOrder({ products, coupon, giftCard }: Cart, deliveryWay: OrderToPlace['deliveryWay']): OrderQuote {
  return {
    totals: orderTotals(products, { coupon, giftCard, deliveryWay: deliveryWay ?? 'standard' }),
    short: products
      .filter(({ qty, left }) => qty > left)
      .map(({ id, color, name, qty, left }) => ({ productId: id, color, name, qty, left })),
  };
}

export const isOtherThanShown = (
  { total, due }: Pick<OrderTotals, 'total' | 'due'>,
  shown: { total: number; due: number } | null | undefined,
): boolean => !!shown && (toCents(shown.total) !== toCents(total) || toCents(shown.due) !== toCents(due));

type Terms = Pick<Order, 'address' | 'paymentMethod' | 'deliveryWay' | 'card' | 'bank' | 'language'>;

const timeOf = (store: BackendStore): string => new Date(store.now()).toISOString();

/** Stores an order, and uses up stock, gift card balance and cart. */
export function saveOrder(
  store: BackendStore,
  user: Person | null,
  { products, coupon, giftCard }: Cart,
  { totals, terms }: { totals: OrderTotals; terms: Terms },
): StoredOrder {
  const orders = store.table(ordersKey);
  const order = orders.put({
    ...totals,
    ...terms,
    id: orders.nextId(),
    owner: ownerOf(user),
    time: timeOf(store),
    coupon: totals.couponAmount > 0 && coupon ? coupon.code : null,
    giftCard: totals.giftCardAmount > 0 && giftCard ? giftCard.code : null,
    lines: products.map(toLine),
  });
  for (const line of order.lines) reserveStock(store, line, line.qty);
  chargeGiftCard(store, order, order.giftCardAmount);
  for (const { id } of ownLines(store, user)) store.table(cartKey).delete(id);
  store.table(basketsKey).put({ ...basketOf(store, user), coupon: null, giftCard: null });
  return order;
}

/** Cancels an order, and returns what it used up. */
export function cancelOrder(store: BackendStore, order: StoredOrder): StoredOrder {
  for (const line of order.lines) reserveStock(store, line, -line.qty);
  chargeGiftCard(store, order, -order.giftCardAmount);
  return store.table(ordersKey).put({ ...order, cancelledAt: timeOf(store) });
}

export function returnPieces(store: BackendStore, order: StoredOrder, lines: ReturnedPieces[]): StoredOrder {
  const refund = { at: timeOf(store), lines, ...refundOf(order, lines) };
  for (const { qty, ...place } of lines) reserveStock(store, place, -qty);
  chargeGiftCard(store, order, -refund.giftCardAmount);
  const updated = { ...order, returns: [...(order.returns ?? []), refund] };
  const isAllBack = allPiecesLeft(updated).length === 0;
  return store.table(ordersKey).put(isAllBack ? { ...updated, returnedAt: refund.at } : updated);
}

function chargeGiftCard(store: BackendStore, { giftCard }: Order, amount: number): void {
  const card = findGiftCard(store, giftCard);
  if (card) store.table(giftCardsKey).put({ ...card, balance: fromCents(toCents(card.balance) - toCents(amount)) });
}

/** Reports the current order to the dashboards; replaces the earlier report. */
export function countOrder(store: BackendStore, order: Order): void {
  const { id, time, total, cancelledAt } = order;
  const pieces = order.lines.reduce((sum, line) => sum + piecesLeft(order, line), 0);
  const amount = fromCents(toCents(total) - toCents(refundedOf(order)));
  const what = cancelledAt ? { amount: 0, pieces: 0 } : { amount, pieces };
  const link = `/apps/ecommerce/orders/${id}`;
  reportSale(store, { kind: 'order', id, day: toDay(new Date(time)), currency: 'EUR', company: null, link, ...what });
}
