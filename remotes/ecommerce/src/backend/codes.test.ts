import type { TestApi } from '@atrium/core/testing';
import type { Cart } from '../api/schemas';
import { callsOf, createShop, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { cart, order } = callsOf(() => api);

test.each([
  ['welcome10 ', { couponAmount: 12.58, total: 113.17 }],
  ['TENOFF', { couponAmount: 10, total: 115.75 }],
])('the coupon %s is taken off once', async (code, sums) => {
  expect((await api.post(`${shop}/coupon`, { code })).status).toBe(200);
  expect((await order()).data.order).toMatchObject(sums);
  await api.post(`${shop}/cart`, { productId: 21 });
  expect((await api.get<Cart>(`${shop}/cart`)).data.coupon).toBeNull();
});

test.each([
  ['coupon', 'NOTHING', 'unknown'],
  ['coupon', 'SUMMER', 'expired'],
  ['gift-card', 'GIFT-1', 'unknown'],
  ['gift-card', 'GIFT-0000', 'empty'],
])('the %s %s is refused as %s', async (kind, code, why) => {
  expect(await api.post(`${shop}/${kind}`, { code })).toMatchObject({ status: 400, data: { codes: { code: why } } });
});

test('a coupon for dearer orders is refused, and counts for nothing once the cart is worth less', async () => {
  await api.post(`${shop}/coupon`, { code: 'TENOFF' });
  for (const { id } of await cart()) if (id !== 26) await api.delete(`${shop}/cart/${id}`);
  expect(await api.post(`${shop}/coupon`, { code: 'TENOFF' })).toMatchObject({
    data: { codes: { code: 'belowLeast' } },
  });
  expect((await order()).data.order).toMatchObject({ couponAmount: 0, coupon: null });
});

test('a gift card pays as far as it reaches, and keeps the rest', async () => {
  await api.post(`${shop}/gift-card`, { code: 'gift-0500' });
  expect((await order()).data.order).toMatchObject({ total: 125.75, giftCardAmount: 125.75, due: 0 });
  await api.post(`${shop}/gift-card`, { code: 'GIFT-0500' });
  expect((await api.get<Cart>(`${shop}/cart`)).data.giftCard?.balance).toBe(374.25);
});

test('a coupon counts once for each account', async () => {
  await api.post(`${shop}/coupon`, { code: 'WELCOME10' });
  await order();
  await api.post(`${shop}/cart`, { productId: 21 });
  expect(await api.post(`${shop}/coupon`, { code: 'welcome10' })).toMatchObject({
    status: 400,
    data: { codes: { code: 'used' } },
  });
  await api.signIn('maintainer');
  expect((await api.post(`${shop}/coupon`, { code: 'WELCOME10' })).status).toBe(200);
});

test('who guesses codes is refused for ten minutes, even the right one', async () => {
  const use = async (kind: string, code: string) =>
    (await api.post<{ codes?: Record<string, string> }>(`${shop}/${kind}`, { code })).data.codes?.code;
  for (let guess = 0; guess < 8; guess += 1) {
    expect(await use(guess % 2 ? 'coupon' : 'gift-card', `GIFT-${guess}`)).toBe('unknown');
  }
  expect(await use('coupon', 'WELCOME10')).toBe('tooMany');
  expect(await use('gift-card', 'GIFT-0500')).toBe('tooMany');
  api.clock.now += 10 * 60_000;
  expect(await use('gift-card', 'GIFT-0500')).toBeUndefined();
});
