/** @jest-environment node */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApi, type TestApi } from 'mock/testing';
import type { Cart, OrderAnswer, Product, ProductAnswer, ProductFacets, ProductPage, Wishlist } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

const apps = [{ manifest, backend }];

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps });
});

const shop = '/apps/ecommerce';
const page = async (params = {}) => (await api.get<ProductPage>(`${shop}/products`, params)).data;
const cart = async () => (await api.get<Cart>(`${shop}/cart`)).data.products;
const wishlist = async () => (await api.get<Wishlist>(`${shop}/wishlist`)).data.products;
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('nine products a page, the highest id first, with cart and wishlist beside', async () => {
  const { products, total, userWishlist, userCart } = await page();
  expect(ids(products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
  expect(total).toBe(27);
  expect(userWishlist.map(({ productId }) => productId)).toEqual([26, 23]);
  expect(userCart.map(({ productId }) => productId)).toEqual([27, 21, 26, 25, 23]);
  expect(products.filter(({ isInWishlist }) => isInWishlist).map(({ id }) => id)).toEqual([26, 23]);
  expect(products[3]).toMatchObject({ id: 24, isInCart: false, isInWishlist: false });
});

test.each([
  [{ sortBy: 'price-asc' }, (a: Product, b: Product) => a.price - b.price],
  [{ sortBy: 'price-desc' }, (a: Product, b: Product) => b.price - a.price],
  [{ sortBy: 'featured' }, (a: Product, b: Product) => b.id - a.id],
  [{ sortBy: 'whatever' }, (a: Product, b: Product) => b.id - a.id],
])('%j is the order', async (params, order) => {
  const { products } = await page({ ...params, perPage: 30 });
  expect(ids(products)).toEqual(ids([...products].sort(order)));
});

test.each([
  [{ q: 'KESTREL' }, (product: Product) => product.brand === 'Kestrel'],
  [{ q: ' tripod ' }, (product: Product) => product.name.includes('Tripod')],
  [{ priceMin: 100, priceMax: '200' }, (product: Product) => product.price >= 100 && product.price <= 200],
  [{ brand: ['Quill', 'Fjord'] }, (product: Product) => ['Quill', 'Fjord'].includes(product.brand)],
  [{ category: 'Books' }, (product: Product) => product.category === 'Books'],
  [{ rating: 5 }, (product: Product) => product.rating >= 5],
  [{ brand: [], category: '', q: '', priceMin: '' }, () => true],
])('%j finds all of those and no other', async (params, belongs) => {
  const everything = (await page({ perPage: 30 })).products;
  const { products, total } = await page({ ...params, perPage: 30 });
  expect(ids(products)).toEqual(ids(everything.filter(belongs)));
  expect(total).toBe(products.length);
  expect(total).toBeGreaterThan(0);
});

test('the filters offer what there is', async () => {
  const { data } = await api.get<ProductFacets>(`${shop}/facets`);
  expect(data.brands.reduce((sum, { count }) => sum + count, 0)).toBe(27);
  expect(data.price).toEqual({ min: 7.8, max: 2690 });
  for (const { rating, count } of data.ratings) expect((await page({ rating })).total).toBe(count);
});

test('every product has a picture, and a small one', async () => {
  for (const { image } of (await page({ perPage: 30 })).products) {
    expect(image).toMatch(/^\/assets\/demo\/products\//);
    expect(statSync(join(__dirname, image.replace('/assets/demo', 'assets'))).size).toBeLessThan(2048);
  }
});

test('the badge before the shop was first opened is that of the seed', async () => {
  const before = (await api.get('/apps/counts')).data;
  expect(before).toMatchObject({ cart: manifest.backend?.counts?.cart });
  await api.post(`${shop}/wishlist`, { productId: 3 });
  expect((await api.get('/apps/counts')).data).toEqual(before);
});

test.each(['26', 'quill-proof-pencils-blue-26'])('a product is found by %s', async (id) => {
  const { data } = await api.get<ProductAnswer>(`${shop}/products/${id}`);
  expect(data.product).toMatchObject({ id: 26, isInWishlist: true, isInCart: true, colorOptions: ['blue'] });
});

test.each(['99', 'abc', 'another-name-26', '-26', '2.6'])('there is no product %s', async (id) => {
  expect((await api.get(`${shop}/products/${id}`)).status).toBe(404);
});

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
  expect((await api.get('/apps/counts')).data).toMatchObject({ cart: 6 });
});

test.each([0, 0.9999])('chance at its ends (%d) stays within the bounds', async (chance) => {
  api = createTestApi({ apps, random: () => chance });
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

test.each(['cart', 'wishlist'])('an unknown product cannot be put into the %s', async (list) => {
  expect((await api.post(`${shop}/${list}`, { productId: 99 })).status).toBe(404);
  expect((await api.post(`${shop}/${list}`, {})).status).toBe(400);
});

const address = { fullName: 'Ann Archer', phone: '1', house: '2', city: 'Bonn', postcode: '53111' };

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
