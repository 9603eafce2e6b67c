import type { TestApi } from '@atrium/core/testing';
import { callsOf, createShop, ids, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { cart, wishlist } = callsOf(() => api);

test('a line is drawn once when it is added, within its bounds, and then fixed', async () => {
  expect(await api.post(`${shop}/cart`, { productId: '5' })).toEqual({ status: 201, data: {} });
  const added = (await cart()).at(-1);
  expect(added).toMatchObject({ id: 5, qty: 1, isInCart: true });
  expect(added?.offers).toBeGreaterThanOrEqual(1);
  expect(added?.offers).toBeLessThanOrEqual(4);
  expect(added?.discountPercentage).toBeGreaterThanOrEqual(3);
  expect(added?.discountPercentage).toBeLessThanOrEqual(20);
  expect(added?.shippingDate && added.shippingDate >= '2026-11-21' && added.shippingDate <= '2026-11-28').toBe(true);
  await api.post(`${shop}/cart`, { productId: 5 });
  expect((await cart()).filter(({ id }) => id === 5)).toEqual([added]);
  await api.post(`${shop}/cart`, { productId: 5, qty: 2 });
  expect((await cart()).at(-1)).toEqual({ ...added, qty: 3 });
  expect((await api.get('/apps/counts')).data).toMatchObject({ cart: 6 });
});

test.each([0, 0.9999])('chance at its ends (%d) stays within the bounds', async (chance) => {
  api = createShop({ random: () => chance });
  await api.post(`${shop}/cart`, { productId: 5 });
  const ends =
    chance === 0
      ? { shippingDate: '2026-11-21', offers: 1, discountPercentage: 3 }
      : { shippingDate: '2026-11-28', offers: 4, discountPercentage: 20 };
  expect((await cart()).at(-1)).toMatchObject(ends);
});

test('the quantity is kept, from 1 to 99', async () => {
  expect((await api.post(`${shop}/cart/27`, { qty: 99 })).status).toBe(200);
  expect((await cart())[0]).toMatchObject({ id: 27, qty: 99 });
  for (const qty of [0, 100, 1.5, 'many', null]) expect((await api.post(`${shop}/cart/27`, { qty })).status).toBe(400);
  expect((await api.post(`${shop}/cart/1`, { qty: 2 })).status).toBe(404);
  expect((await cart())[0]?.qty).toBe(99);
});

test('a product has one discount for each account, whenever and in whatever colour it is put in', async () => {
  const discounts = new Set<number | undefined>();
  for (let turn = 0; turn < 12; turn += 1) {
    await api.post(`${shop}/cart`, { productId: 5 });
    discounts.add((await cart()).find(({ id }) => id === 5)?.discountPercentage);
    await api.delete(`${shop}/cart/5`);
  }
  expect(discounts.size).toBe(1);
  const seeded = (await cart()).find(({ id }) => id === 27)?.discountPercentage;
  await api.delete(`${shop}/cart/27`);
  await api.post(`${shop}/cart`, { productId: 27 });
  expect((await cart()).find(({ id }) => id === 27)?.discountPercentage).toBe(seeded);
});

test('what was taken out of the cart comes back in its old place', async () => {
  const before = await cart();
  expect(ids(before)).toEqual([27, 21, 26, 25, 23]);
  expect((await api.delete(`${shop}/cart/26`)).status).toBe(200);
  expect((await api.delete(`${shop}/cart/26`)).status).toBe(404);
  expect((await api.post('/apps/restore', { kind: 'cart', ids: [26] })).data).toEqual({ restored: [26] });
  expect(await cart()).toEqual(before);
});

test('what was put into the cart again meanwhile is not doubled by Undo', async () => {
  await api.delete(`${shop}/cart/26`);
  await api.post(`${shop}/cart`, { productId: 26 });
  expect((await api.post('/apps/restore', { kind: 'cart', ids: [26] })).data).toEqual({ restored: [] });
  expect(ids(await cart())).toEqual([27, 21, 25, 23, 26]);
});

test.each(['cart', 'wishlist'])('an unknown product cannot be put into the %s', async (list) => {
  expect((await api.post(`${shop}/${list}`, { productId: 99 })).status).toBe(404);
  expect((await api.post(`${shop}/${list}`, {})).status).toBe(400);
});

test('each colour is a line of its own, counted, taken out and restored by itself', async () => {
  await api.post(`${shop}/cart`, { productId: 21, color: 'blue', qty: 2 });
  const colors = async () => (await cart()).filter(({ id }) => id === 21).map(({ color, qty }) => [color, qty]);
  expect(await colors()).toEqual([
    ['red', 1],
    ['blue', 2],
  ]);
  await api.post(`${shop}/cart/21`, { color: 'blue', qty: 5 });
  await api.delete(`${shop}/cart/21`, { color: 'red' });
  expect(await colors()).toEqual([['blue', 5]]);
  expect((await api.post('/apps/restore', { kind: 'cart', ids: [21] })).data).toEqual({ restored: [21] });
  expect(await colors()).toEqual([
    ['red', 1],
    ['blue', 5],
  ]);
  expect((await api.post(`${shop}/cart`, { productId: 21, color: 'plum' })).status).toBe(404);
});

test('what is sold out cannot be put into the cart, nor more than there are', async () => {
  expect(await api.post(`${shop}/cart`, { productId: 10 })).toMatchObject({
    status: 400,
    data: { codes: { productId: 'soldOut' } },
  });
  expect((await api.post(`${shop}/cart`, { productId: 13 })).status).toBe(201);
  expect(await api.post(`${shop}/cart`, { productId: 13, qty: 1 })).toMatchObject({
    status: 400,
    data: { codes: { qty: 'tooMany' } },
  });
});

test('the wishlist takes each product once', async () => {
  expect((await api.post(`${shop}/wishlist`, { productId: 3 })).status).toBe(201);
  expect((await api.post(`${shop}/wishlist`, { productId: 3 })).status).toBe(201);
  expect(ids(await wishlist())).toEqual([26, 23, 3]);
  expect((await api.delete(`${shop}/wishlist/23`)).status).toBe(200);
  expect((await api.delete(`${shop}/wishlist/23`)).status).toBe(404);
  expect(ids(await wishlist())).toEqual([26, 3]);
  expect((await api.post('/apps/restore', { kind: 'wishlist', ids: [23] })).data).toEqual({ restored: [23] });
  expect(ids(await wishlist())).toEqual([26, 23, 3]);
});
