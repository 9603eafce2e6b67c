import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  desc,
  ok,
  type Person,
  type Rejection,
  readList,
  reject,
  rejectField,
  saleTopic,
  unknown,
  type z,
} from '@atrium/backend';
import { isCardExpired } from '@atrium/contract/card';
import { calls } from '../api/calls';
import { OrderAnswer, OrderedAgain, OrderId, OrderPage, OrderQuery, OrderToPlace } from '../api/schemas';
import { rejectBlank, rejectFormats, toWrittenAddress } from './addressCalls';
import { putCartLine, readCart } from './cart';
import { countOrder, findOrder, isDeclined, isOtherThanShown, quoteOrder, saveOrder, toOrder } from './order';
import { mailOrder, mailTopic } from './orderMail';
import { leftOf } from './stock';
import { cartTable, ordersTable, ownedBy, placeOf, productsTable, type StoredOrder } from './tables';

const defaultPerPage = 10;

function rejectCard({ card }: z.output<typeof OrderToPlace>, now: number): Rejection | null {
  if (card && isCardExpired(card, now)) return rejectField('card', 'This card has expired.', 'expired');
  return card && isDeclined(card) ? rejectField('card', 'The bank has declined this card.', 'declined') : null;
}

/** Adds an earlier order to the cart, limited by stock. */
async function putAgain(store: BackendStore, user: Person | null, { lines }: StoredOrder): Promise<OrderedAgain> {
  const [found, cart] = await Promise.all([
    store.table(productsTable).getMany(lines.map(({ productId }) => productId)),
    store.table(cartTable).find({ where: ownedBy(user) }),
  ]);
  const products = new Map(found.map((product) => [product.id, product]));
  const inCart = new Map(cart.map((line) => [line.place, line]));
  const again: OrderedAgain = { added: [], missing: [] };
  for (const { productId, color, qty, name } of lines) {
    const product = products.get(productId);
    const line = inCart.get(placeOf({ productId, color }));
    const pieces = product ? Math.min(leftOf(product, color), (line?.qty ?? 0) + qty) : 0;
    if (pieces > 0) await putCartLine(store, user, line, { productId, color, qty: pieces });
    (pieces > 0 ? again.added : again.missing).push(name);
  }
  return again;
}

export const orderCalls: BackendCall[] = [
  answerCall(calls.getOrders, {
    summary: 'A page of one’s own orders, the latest first',
    input: OrderQuery,
    answer: OrderPage,
    async handle(store, { input: { page, perPage }, user }) {
      const query = { where: ownedBy(user), orderBy: [desc('id')] };
      const paging = { page: page ?? 1, perPage };
      const { rows, total } = await readList(store, store.table(ordersTable), query, paging, defaultPerPage);
      return ok({ orders: rows.map(toOrder), total });
    },
  }),
  answerCall(calls.getOrder, {
    summary: 'One of one’s own orders',
    input: OrderId,
    answer: OrderAnswer,
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const order = await findOrder(store, user, id);
      return order ? ok({ order: toOrder(order) }) : unknown('order');
    },
  }),
  answerCall(calls.placeOrder, {
    summary: 'Order what is in one’s cart, which is then empty',
    notes:
      'Each line costs price times quantity, less its discount rounded to the cent; then a coupon is taken off. Standard delivery costs 4.90, or nothing where what is left after the coupon comes to 50, or where all of it ships free; express 9.90. What is collected costs nothing to deliver, and needs no more of an address than name and phone. An order that comes to something else than `shown`, or of more pieces than there are, is refused with 409: its record says what it comes to now, and nothing is ordered.',
    input: OrderToPlace,
    answer: OrderAnswer,
    success: [201],
    rejections: [400, 409],
    deletesPermanently: true,
    sends: [saleTopic, mailTopic],
    async handle(store, { input, user }) {
      const cart = await readCart(store, user);
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
        address: await toWrittenAddress(address),
        paymentMethod,
        deliveryWay,
        card: card ? { brand: card.brand, lastFour: card.lastFour } : null,
        bank: bank ?? null,
        language: input.language ?? 'en',
      };
      const order = toOrder(await saveOrder(store, user, cart, { totals: quote.totals, terms }));
      countOrder(store, order);
      await mailOrder(store, user, order, 'placed');
      return created({ order });
    },
  }),
  answerCall(calls.orderAgain, {
    summary: 'Put what was ordered into the cart again, as far as there is any',
    input: OrderId,
    answer: OrderedAgain,
    action: 'create',
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const order = await findOrder(store, user, id);
      if (!order) return unknown('order');
      return ok(await putAgain(store, user, order));
    },
  }),
];
