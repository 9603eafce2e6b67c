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
import type { TakingBack } from '../api/choices';
import {
  type Order,
  OrderAnswer,
  OrderedAgain,
  OrderId,
  type OrderLine,
  OrderPage,
  OrderQuery,
  OrderToPlace,
} from '../api/schemas';
import { isDeclined } from '../model/card';
import { takingBackOf } from '../model/orderStage';
import { refuseBlank, refuseFormats } from './addressCalls';
import { createCartLine, findCartLines, readCart } from './cart';
import { isOtherThanShown, keepOrder, quoteOrder, takeBackOrder } from './order';
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

/** Lets the dashboards count an order; told once more, it takes the place of what was told before. */
function countOrder(store: BackendStore, { id, time, lines, total, cancelledAt, returnedAt }: Order): void {
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const what = (cancelledAt ?? returnedAt) ? { amount: 0, pieces: 0 } : { amount: total, pieces };
  const link = `/apps/ecommerce/orders/${id}`;
  reportSale(store, { kind: 'order', id, day: toDay(new Date(time)), currency: 'EUR', company: null, link, ...what });
}

/** Why it cannot be taken back. */
const tooLate = {
  cancel: refuse(400, 'This order can no longer be cancelled.', 'sent'),
  return: refuse(400, 'This order is not there yet, or was there too long ago.', 'notNow'),
};

/** Takes an order back the one way or the other, where that is possible today. */
function takeBack(store: BackendStore, user: Person | null, id: number, way: TakingBack) {
  const order = findOrder(store, user, id);
  if (!order) return unknown('order');
  if (takingBackOf(order, today(store)) !== way) return tooLate[way];
  const taken = toOrder(takeBackOrder(store, order, way));
  countOrder(store, taken);
  return ok({ order: taken });
}

/** What taking an order back lets others hear of: the dashboards, and who waits for its pieces. */
const takingBackTopics = [saleTopic, notificationTopic];

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
    sends: [saleTopic],
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
      };
      const order = toOrder(keepOrder(store, user, cart, { totals: quote.totals, terms }));
      countOrder(store, order);
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
    handle: (store, { input: { id }, user }) => takeBack(store, user, id, 'cancel'),
  }),
  answerCall(calls.returnOrder, {
    summary: 'Send an order back within 30 days of its arrival',
    notes: 'Its pieces and what it took from a gift card can be used again. At any other time it is 400 with `notNow`.',
    input: OrderId,
    answer: OrderAnswer,
    action: 'create',
    refusals: [400, 404],
    sends: takingBackTopics,
    handle: (store, { input: { id }, user }) => takeBack(store, user, id, 'return'),
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
