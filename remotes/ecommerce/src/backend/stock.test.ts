import type { TestApi } from '@atrium/core/testing';
import type { ProductAnswer, ProductPage } from '../api/schemas';
import { callsOf, createShop, ids, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { order } = callsOf(() => api);
const shelf = 13;
const colorOf = async () => (await api.get<ProductAnswer>(`${shop}/products/${shelf}`)).data.product.colorOptions[0];
const awaited = async () => (await api.get<ProductAnswer>(`${shop}/products/${shelf}`)).data.product.awaited;
interface Bell {
  notifications: { code: string; params: { product?: string }; link: string }[];
}
const bells = async () =>
  (await api.get<Bell>('/api/notifications')).data.notifications.filter(({ code }) => code === 'ecommerce.back');

test('who waits for what is sold out hears of it once there is a piece again, once', async () => {
  const color = await colorOf();
  await api.post(`${shop}/cart`, { productId: shelf });
  const { id } = (await order()).data.order;
  await api.signIn('maintainer');
  await api.post(`${shop}/products/${shelf}/await`, { color });
  await api.post(`${shop}/products/${shelf}/await`, { color });
  expect(await awaited()).toEqual([color]);
  expect(await bells()).toEqual([]);
  await api.signIn('admin');
  expect(await awaited()).toEqual([]);
  await api.post(`${shop}/orders/${id}/cancel`, {});
  expect(await bells()).toEqual([]);
  await api.signIn('maintainer');
  expect(await bells()).toMatchObject([
    {
      params: { product: 'Standing Shelf' },
      link: `/apps/ecommerce/product-detail/aula-standing-shelf-13?color=${color}`,
    },
  ]);
  expect(await awaited()).toEqual([]);
});

test('who does not want to hear of it any more hears nothing', async () => {
  const color = await colorOf();
  await api.post(`${shop}/cart`, { productId: shelf });
  const { id } = (await order()).data.order;
  await api.post(`${shop}/products/${shelf}/await`, { color });
  await api.delete(`${shop}/products/${shelf}/await?color=${color}`);
  expect(await awaited()).toEqual([]);
  await api.post(`${shop}/orders/${id}/cancel`, {});
  expect(await bells()).toEqual([]);
});

test('products are asked for by their ids', async () => {
  const { products } = (await api.get<ProductPage>(`${shop}/products`, { id: [3, 26] })).data;
  expect(ids(products)).toEqual([26, 3]);
});
