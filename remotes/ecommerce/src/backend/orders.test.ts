import type { TestApi } from '@atrium/core/testing';
import type { OrderAnswer, OrderedAgain, OrderPage, OrderQuote, ProductAnswer } from '../api/schemas';
import { address, callsOf, createShop, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { cart, order } = callsOf(() => api);

test('an order adds up, empties the cart, and needs one', async () => {
  const lines = await cart();
  await api.post(`${shop}/cart/26`, { qty: 3 });
  const { status, data } = await api.post<OrderAnswer>(`${shop}/orders`, { address, paymentMethod: 'card' });
  expect(status).toBe(201);
  const { order } = data;
  expect(order.lines.map(({ productId, qty }) => [productId, qty])).toEqual(
    lines.map(({ id }) => [id, id === 26 ? 3 : 1]),
  );
  const cents = (amount: number) => Math.round(amount * 100);
  const lineSum = order.lines.reduce((sum, { amount }) => sum + cents(amount), 0);
  expect(cents(order.subtotal) - cents(order.discount)).toBe(lineSum);
  expect(cents(order.total)).toBe(lineSum + cents(order.delivery));
  expect(await cart()).toEqual([]);
  expect((await api.post(`${shop}/orders`, { address, paymentMethod: 'card' })).status).toBe(400);
});

test.each([
  [{}],
  [{ address, paymentMethod: 'shells' }],
  [{ address: { ...address, city: ' ' }, paymentMethod: 'card' }],
])('the order %j is refused and the cart stays', async (body) => {
  expect((await api.post(`${shop}/orders`, body)).status).toBe(400);
  expect(await cart()).toHaveLength(5);
});

test('what is collected needs a name and a phone alone', async () => {
  const collector = { fullName: 'Ann Archer', phone: '21 555 01 02', house: '', city: '', postcode: '', country: 'PT' };
  expect((await order({ address: collector, deliveryWay: 'express' })).status).toBe(400);
  expect((await order({ address: { ...collector, phone: 'none' }, deliveryWay: 'pickup' })).status).toBe(400);
  const { status, data } = await order({ address: collector, deliveryWay: 'pickup' });
  expect([status, data.order.delivery, data.order.address]).toEqual([201, 0, collector]);
});

test('an order that comes to something else than was shown is refused with what it comes to now', async () => {
  await api.post(`${shop}/cart/21`, { qty: 99 });
  const refused = await api.post<{ record: OrderQuote }>(`${shop}/orders`, {
    address,
    paymentMethod: 'card',
    shown: { total: 125.75, due: 125.75 },
  });
  expect(refused).toMatchObject({ status: 409, data: { record: { totals: { total: 2334.67 }, short: [] } } });
  // Those of the seed.
  expect((await api.get<OrderPage>(`${shop}/orders`)).data.total).toBe(2);
  expect(await cart()).toHaveLength(5);
  const { total, due } = refused.data.record.totals;
  expect((await order({ shown: { total, due } })).status).toBe(201);
});

test('the last piece is sold once: who else has it in the cart learns that it is gone, and orders nothing', async () => {
  await api.signIn('maintainer');
  await api.post(`${shop}/cart`, { productId: 13 });
  await api.signIn('admin');
  await api.post(`${shop}/cart`, { productId: 13 });
  expect((await order()).data.order.lines.map(({ productId }) => productId)).toContain(13);
  expect((await api.post(`${shop}/cart`, { productId: 13 })).status).toBe(400);
  await api.signIn('maintainer');
  expect((await cart())[0]).toMatchObject({ id: 13, left: 0 });
  expect(await order()).toMatchObject({ status: 409, data: { record: { short: [{ productId: 13, left: 0 }] } } });
});

test('more pieces than there are stay a wish, and are not ordered', async () => {
  await api.post(`${shop}/cart/27`, { qty: 13 });
  const short = [{ productId: 27, color: 'amber', name: 'Index Card Box', qty: 13, left: 12 }];
  expect(await order()).toMatchObject({ status: 409, data: { record: { short } } });
  await api.post(`${shop}/cart/27`, { qty: 12 });
  expect((await order()).status).toBe(201);
  const { product } = (await api.get<ProductAnswer>(`${shop}/products/27`)).data;
  expect(product.colors.find(({ color }) => color === 'amber')?.left).toBe(0);
});

test.each([
  ['an expired card', { card: { brand: 'visa', lastFour: '4242', expires: '2026-10' } }, { card: 'expired' }],
  ['a declined card', { card: { brand: 'visa', lastFour: '0002', expires: '2030-01' } }, { card: 'declined' }],
  ['a phone of no country', { address: { ...address, country: 'DE', phone: 'not a phone' } }, { phone: 'format' }],
  ['a wrong postcode', { address: { ...address, country: 'PT', phone: '912345678' } }, { postcode: 'format' }],
])('%s is refused, and the cart stays', async (_, more, codes) => {
  expect(await order(more)).toMatchObject({ status: 400, data: { codes } });
  expect(await cart()).toHaveLength(5);
});

test('of a card nothing is kept but its brand and last four digits', async () => {
  const card = { brand: 'visa', lastFour: '4242', expires: '2030-01', number: '4242424242424242', code: '123' };
  await order({ card });
  const { orders } = (await api.get<OrderPage>(`${shop}/orders`)).data;
  expect(orders[0]?.card).toEqual({ brand: 'visa', lastFour: '4242' });
  expect(JSON.stringify(orders)).not.toContain('4242424242424242');
});

test('an order is found again, and bought again as far as there are pieces', async () => {
  await api.post(`${shop}/cart`, { productId: 13 });
  const { id } = (await order()).data.order;
  expect((await api.get<OrderAnswer>(`${shop}/orders/${id}`)).data.order.lines).toHaveLength(6);
  const { added, missing } = (await api.post<OrderedAgain>(`${shop}/orders/${id}/again`)).data;
  expect(added).toHaveLength(5);
  expect(missing).toEqual(['Standing Shelf']);
  expect(await cart()).toHaveLength(5);
});

test('a cancelled order gives back its pieces, its coupon and what its gift card paid; one that is sent goes on', async () => {
  const left = async () => (await api.get<ProductAnswer>(`${shop}/products/27`)).data.product.left;
  const before = await left();
  await api.post(`${shop}/coupon`, { code: 'WELCOME10' });
  await api.post(`${shop}/gift-card`, { code: 'GIFT-0050' });
  const { id } = (await order()).data.order;
  expect(await left()).toBe(before - 1);
  expect((await api.post(`${shop}/orders/${id}/cancel`, {})).data).toMatchObject({ order: { id } });
  expect((await api.get<OrderAnswer>(`${shop}/orders/${id}`)).data.order.cancelledAt).toBeDefined();
  expect(await left()).toBe(before);
  await api.post(`${shop}/orders/${id}/again`, {});
  expect((await api.post(`${shop}/coupon`, { code: 'WELCOME10' })).status).toBe(200);
  expect((await api.post(`${shop}/gift-card`, { code: 'GIFT-0050' })).data).toMatchObject({
    giftCard: { balance: 50 },
  });
  expect((await api.post(`${shop}/orders/${id}/cancel`, {})).status).toBe(400);

  const sent = (await order()).data.order;
  api.clock.now += 9 * 86_400_000;
  expect(await api.post(`${shop}/orders/${sent.id}/cancel`, {})).toMatchObject({ status: 400, data: { code: 'sent' } });
});

test('an order goes back for thirty days from its arrival on, once, and gives back its pieces', async () => {
  const left = async () => (await api.get<ProductAnswer>(`${shop}/products/27`)).data.product.left;
  const before = await left();
  const { id } = (await order()).data.order;
  const sendBack = () => api.post<OrderAnswer>(`${shop}/orders/${id}/return`, {});
  expect(await sendBack()).toMatchObject({ status: 400, data: { code: 'notNow' } });
  api.clock.now += 20 * 86_400_000;
  expect((await sendBack()).data.order.returnedAt).toBeDefined();
  expect(await left()).toBe(before);
  expect((await sendBack()).status).toBe(400);
});

test('pieces go back one after the other: what comes back adds up to the total, on the gift card what that had paid', async () => {
  const inStock = async () => (await api.get<ProductAnswer>(`${shop}/products/27`)).data.product.left;
  const before = await inStock();
  await api.post(`${shop}/cart/27`, { qty: 2 });
  await api.post(`${shop}/coupon`, { code: 'WELCOME10' });
  await api.post(`${shop}/gift-card`, { code: 'GIFT-0050' });
  const { id, total, due } = (await order()).data.order;
  api.clock.now += 20 * 86_400_000;
  const sendBack = async (lines?: { productId: number; color: string; qty: number }[]) =>
    (await api.post<OrderAnswer>(`${shop}/orders/${id}/return`, { lines })).data.order;
  const box = { productId: 27, color: 'amber', qty: 1 };
  expect(await sendBack([{ ...box, qty: 3 }])).toBeUndefined();
  const first = await sendBack([box]);
  // Half of the line, less a tenth by the coupon.
  const [line] = first.lines;
  expect(first.returns).toMatchObject([{ lines: [box], amount: Math.round((line?.amount ?? 0) * 50 * 0.9) / 100 }]);
  expect(first.returnedAt).toBeUndefined();
  expect(await inStock()).toBe(before - 1);
  const { returns = [], returnedAt } = await sendBack();
  expect(returnedAt).toBeDefined();
  const cents = (of: (one: { amount: number; giftCardAmount: number }) => number) =>
    returns.reduce((sum, one) => sum + Math.round(of(one) * 100), 0);
  expect(cents(({ amount }) => amount)).toBe(Math.round(total * 100));
  expect(cents(({ giftCardAmount }) => giftCardAmount)).toBe(Math.round((total - due) * 100));
  expect(await inStock()).toBe(before);
});
