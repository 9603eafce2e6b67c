import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  getPage,
  notificationTopic,
  ok,
  type Person,
  type Refusal,
  refuse,
  refuseField,
  reportSale,
  saleTopic,
  toDay,
  unknown,
  type z,
} from 'shared/backend';
import { isCardExpired } from 'shared/card';
import { calls } from '../api/calls';
import {
  type Order,
  OrderAnswer,
  OrderedAgain,
  OrderId,
  type OrderLine,
  OrderPage,
  OrderQuery,
  OrderToPlace,
  OrderToReturn,
} from '../api/schemas';
import { isDeclined } from '../model/card';
import { fromCents, toCents } from '../model/money';
import { takingBackOf } from '../model/orderStage';
import { allKept, isReturnable, piecesKept, refundedOf } from '../model/refund';
import { refuseBlank, refuseFormats } from './addressCalls';
import { createCartLine, findCartLines, readCart } from './cart';
import { cancelOrder, isOtherThanShown, keepOrder, quoteOrder, returnPieces } from './order';
import { mailOrder, mailTopic } from './orderMail';
import { isOwnedBy } from './owner';
import { leftOf } from './stock';
import { cartKey, ordersKey, productsKey, type StoredOrder } from './tables';

const defaultPerPage = 10;

const toOrder = ({ owner: _owner, ...order }: StoredOrder): Order => order;

const findOrder = (store: BackendStore, user: Person | null, id: number): StoredOrder | undefined =>
  [store.table(ordersKey).get(id)].filter((order) => order !== undefined).find(isOwnedBy(user));

function refuseCard({ card }: z.output<typeof OrderToPlace>, now: number): Refusal | null {
  if (card && isCardExpired(card, now)) return refuseField('card', 'This card has expired.', 'expired');
  return card && isDeclined(card) ? refuseField('card', 'The bank has declined this card.', 'declined') : null;
}

/** Puts what was once ordered into the cart, as many pieces as there are. */
function putAgain(store: BackendStore, user: Person | null, { productId, color, qty }: OrderLine): boolean {
  const product = store.table(productsKey).get(productId);
  const [line] = findCartLines(store, user, { productId, color });
  const pieces = product ? Math.min(leftOf(product, color), (line?.qty ?? 0) + qty) : 0;
  if (pieces === 0) return false;
  store
    .table(cartKey)
    .put(line ? { ...line, qty: pieces } : createCartLine(store, user, { productId, color, qty: pieces }));
  return true;
}

const today = (store: BackendStore): string => toDay(new Date(store.now()));

/** Lets the dashboards count what is kept of an order; told once more, it takes the place of what was told before. */
function countOrder(store: BackendStore, order: Order): void {
  const { id, time, total, cancelledAt } = order;
  const pieces = order.lines.reduce((sum, line) => sum + piecesKept(order, line), 0);
  const amount = fromCents(toCents(total) - toCents(refundedOf(order)));
  const what = cancelledAt ? { amount: 0, pieces: 0 } : { amount, pieces };
  const link = `/apps/ecommerce/orders/${id}`;
  reportSale(store, { kind: 'order', id, day: toDay(new Date(time)), currency: 'EUR', company: null, link, ...what });
}

/** What taking an order back lets others hear of: the dashboards, and who waits for its pieces. */
const takingBackTopics = [saleTopic, notificationTopic, mailTopic];

/** Lets everybody hear of an order that was taken back, or a part of it. */
function takenBack(store: BackendStore, user: Person | null, stored: StoredOrder, kind: 'cancelled' | 'returned') {
  const order = toOrder(stored);
  countOrder(store, order);
  mailOrder(store, user, order, kind);
  return ok({ order });
}

export const orderCalls: BackendCall[] = [
  answerCall(calls.getOrders, {
    summary: 'A page of one’s own orders, the latest first',
    input: OrderQuery,
    answer: OrderPage,
    handle(store, { input, user }) {
      const orders = store.table(ordersKey).all().filter(isOwnedBy(user)).reverse();
      return ok({ orders: getPage(orders, input, defaultPerPage).map(toOrder), total: orders.length });
    },
  }),
  answerCall(calls.getOrder, {
    summary: 'One of one’s own orders',
    input: OrderId,
    answer: OrderAnswer,
    refusals: [404],
    handle(store, { input: { id }, user }) {
      const order = findOrder(store, user, id);
      return order ? ok({ order: toOrder(order) }) : unknown('order');
    },
  }),
  answerCall(calls.placeOrder, {
    summary: 'Order what is in one’s cart, which is then empty',
    notes:
      'Each line costs price times quantity, less its discount rounded to the cent; then a coupon is taken off. Standard delivery costs 4.90, or nothing from 50 on or where all of it ships free; express 9.90. What is collected costs nothing to deliver, and needs no more of an address than name and phone. An order that comes to something else than `shown`, or of more pieces than there are, is refused with 409: its record says what it comes to now, and nothing is ordered.',
    input: OrderToPlace,
    answer: OrderAnswer,
    success: [201],
    refusals: [400, 409],
    endsRows: true,
    sends: [saleTopic, mailTopic],
    async handle(store, { input, user }) {
      const cart = readCart(store, user);
      if (cart.products.length === 0) return refuse(400, 'The cart is empty', 'empty');
      const quote = quoteOrder(cart, input.deliveryWay);
      if (quote.short.length > 0 || isOtherThanShown(quote.totals, input.shown))
        return { status: 409, data: { error: 'The order comes to something else now', record: quote } };
      const { address, paymentMethod, card, bank } = input;
      const deliveryWay = input.deliveryWay ?? 'standard';
      const refusal =
        refuseBlank(address, deliveryWay) ??
        (await refuseFormats(address, deliveryWay)) ??
        refuseCard(input, store.now());
      if (refusal) return refusal;
      const terms = {
        address,
        paymentMethod,
        deliveryWay,
        card: card ? { brand: card.brand, lastFour: card.lastFour } : null,
        bank: bank ?? null,
        language: input.language ?? 'en',
      };
      const order = toOrder(keepOrder(store, user, cart, { totals: quote.totals, terms }));
      countOrder(store, order);
      mailOrder(store, user, order, 'placed');
      return created({ order });
    },
  }),
  answerCall(calls.cancelOrder, {
    summary: 'Take an order back before it is sent',
    notes:
      'Its pieces, its coupon and what it took from a gift card can be used again. What is sent is 400 with `sent`.',
    input: OrderId,
    answer: OrderAnswer,
    action: 'create',
    refusals: [400, 404],
    sends: takingBackTopics,
    handle(store, { input: { id }, user }) {
      const order = findOrder(store, user, id);
      if (!order) return unknown('order');
      if (takingBackOf(order, today(store)) !== 'cancel')
        return refuse(400, 'This order can no longer be cancelled.', 'sent');
      return takenBack(store, user, cancelOrder(store, order), 'cancelled');
    },
  }),
  answerCall(calls.returnOrder, {
    summary: 'Send an order back, or pieces of it, within 30 days of its arrival',
    notes:
      'Each piece brings back what it cost less its part of the coupon, the last one the delivery too; what was paid comes back first, then what a gift card had paid. At any other time it is 400 with `notNow`.',
    input: OrderToReturn,
    answer: OrderAnswer,
    action: 'create',
    refusals: [400, 404],
    sends: takingBackTopics,
    handle(store, { input: { id, lines }, user }) {
      const order = findOrder(store, user, id);
      if (!order) return unknown('order');
      if (takingBackOf(order, today(store)) !== 'return')
        return refuse(400, 'This order is not there yet, or was there too long ago.', 'notNow');
      const pieces = lines ?? allKept(order);
      if (!isReturnable(order, pieces))
        return refuseField('lines', 'There are not so many of it to send back.', 'tooMany');
      return takenBack(store, user, returnPieces(store, order, pieces), 'returned');
    },
  }),
  answerCall(calls.orderAgain, {
    summary: 'Put what was ordered into the cart again, as far as there is any',
    input: OrderId,
    answer: OrderedAgain,
    action: 'create',
    refusals: [404],
    handle(store, { input: { id }, user }) {
      const order = findOrder(store, user, id);
      if (!order) return unknown('order');
      const tried = order.lines.map((line) => ({ name: line.name, isAdded: putAgain(store, user, line) }));
      const names = (isAdded: boolean) => tried.filter((one) => one.isAdded === isAdded).map(({ name }) => name);
      return ok({ added: names(true), missing: names(false) });
    },
  }),
];
