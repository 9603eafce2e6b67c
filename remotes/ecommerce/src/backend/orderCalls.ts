import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  getPage,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectField,
  saleTopic,
  unknown,
  type z,
} from '@atrium/backend';
import { isCardExpired } from '@atrium/contract/card';
import { calls } from '../api/calls';
import {
  OrderAnswer,
  OrderedAgain,
  OrderId,
  type OrderLine,
  OrderPage,
  OrderQuery,
  OrderToPlace,
} from '../api/schemas';
import { rejectBlank, rejectFormats } from './addressCalls';
import { createCartLine, findCartLines, readCart } from './cart';
import { countOrder, findOrder, isDeclined, isOtherThanShown, quoteOrder, saveOrder, toOrder } from './order';
import { mailOrder, mailTopic } from './orderMail';
import { leftOf } from './stock';
import { cartKey, isOwnedBy, ordersKey, productsKey } from './tables';

const defaultPerPage = 10;

function rejectCard({ card }: z.output<typeof OrderToPlace>, now: number): Rejection | null {
  if (card && isCardExpired(card, now)) return rejectField('card', 'This card has expired.', 'expired');
  return card && isDeclined(card) ? rejectField('card', 'The bank has declined this card.', 'declined') : null;
}

/** Adds an earlier order to the cart, limited by stock. */
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
    rejections: [404],
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
    rejections: [400, 409],
    deletesPermanently: true,
    sends: [saleTopic, mailTopic],
    async handle(store, { input, user }) {
      const cart = readCart(store, user);
      if (cart.products.length === 0) return reject(400, 'The cart is empty', 'empty');
      const quote = quoteOrder(cart, input.deliveryWay);
      if (quote.short.length > 0 || isOtherThanShown(quote.totals, input.shown))
        return { status: 409, data: { error: 'The order comes to something else now', record: quote } };
      const { address, paymentMethod, card, bank } = input;
      const deliveryWay = input.deliveryWay ?? 'standard';
      const rejection =
        rejectBlank(address, deliveryWay) ??
        (await rejectFormats(address, deliveryWay)) ??
        rejectCard(input, store.now());
      if (rejection) return rejection;
      const terms = {
        address,
        paymentMethod,
        deliveryWay,
        card: card ? { brand: card.brand, lastFour: card.lastFour } : null,
        bank: bank ?? null,
        language: input.language ?? 'en',
      };
      const order = toOrder(saveOrder(store, user, cart, { totals: quote.totals, terms }));
      countOrder(store, order);
      mailOrder(store, user, order, 'placed');
      return created({ order });
    },
  }),
  answerCall(calls.orderAgain, {
    summary: 'Put what was ordered into the cart again, as far as there is any',
    input: OrderId,
    answer: OrderedAgain,
    action: 'create',
    rejections: [404],
    handle(store, { input: { id }, user }) {
      const order = findOrder(store, user, id);
      if (!order) return unknown('order');
      const tried = order.lines.map((line) => ({ name: line.name, isAdded: putAgain(store, user, line) }));
      const names = (isAdded: boolean) => tried.filter((one) => one.isAdded === isAdded).map(({ name }) => name);
      return ok({ added: names(true), missing: names(false) });
    },
  }),
];
