import type { TestApi } from '@atrium/core/testing';
import type { AddressList, OrderPage } from '../api/schemas';
import { callsOf, createShop, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { cart, wishlist, order } = callsOf(() => api);

test('cart, wishlist, addresses, orders and badge are each account’s own', async () => {
  await order();
  await api.signIn('admin');
  expect((await api.get<OrderPage>(`${shop}/orders`)).data.total).toBe(3);
  await api.post('/apps/ecommerce/cart', { productId: 3 });
  expect((await api.get('/apps/counts')).data).toMatchObject({ cart: 1 });
  const { userData } = await api.signIn('editor');
  expect(userData.extras.eCommerceCartItemsCount).toBe(0);
  expect(await cart()).toEqual([]);
  expect(await wishlist()).toEqual([]);
  expect((await api.get<AddressList>(`${shop}/addresses`)).data.addresses).toEqual([]);
  expect((await api.get(`${shop}/orders/1`)).status).toBe(404);
});
