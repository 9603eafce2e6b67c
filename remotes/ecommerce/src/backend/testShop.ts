import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Cart, OrderAnswer, ProductPage, Wishlist } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

export const shop = '/apps/ecommerce';
export const address = { fullName: 'Ann Archer', phone: '1', house: '2', city: 'Bonn', postcode: '53111' };

export const createShop = (more = {}): TestApi => createTestApi({ apps: [{ manifest, backend }], ...more });

export const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

export const callsOf = (api: () => TestApi) => ({
  page: async (params = {}) => (await api().get<ProductPage>(`${shop}/products`, params)).data,
  cart: async () => (await api().get<Cart>(`${shop}/cart`)).data.products,
  wishlist: async () => (await api().get<Wishlist>(`${shop}/wishlist`)).data.products,
  order: (more = {}): Promise<{ status: number; data: OrderAnswer }> =>
    api().post<OrderAnswer>(`${shop}/orders`, { address, paymentMethod: 'card', ...more }),
});
