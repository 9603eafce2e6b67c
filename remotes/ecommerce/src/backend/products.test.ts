import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from '@atrium/core/testing';
import type { Product, ProductAnswer, ProductFacets } from '../api/schemas';
import manifest from '../manifest';
import { callsOf, createShop, ids, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { page } = callsOf(() => api);

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
  [{ stock: 'in' }, (product: Product) => product.left > 0],
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
  expect((await page({ stock: 'in' })).total).toBe(data.inStock);
  for (const { rating, count } of data.ratings) expect((await page({ rating })).total).toBe(count);
});

test('every colour of every product has pictures of its own, and small ones', async () => {
  const pictures = new Set<string>();
  let count = 0;
  for (const { id } of (await page({ perPage: 30 })).products) {
    const { product } = (await api.get<ProductAnswer>(`${shop}/products/${id}`)).data;
    expect(product.image).toBe(product.colors[0]?.pictures[0]);
    for (const picture of product.colors.flatMap(({ pictures }) => pictures)) {
      const path = join(__dirname, picture.replace('/assets/demo', 'assets'));
      expect(statSync(path).size).toBeLessThan(2048);
      pictures.add(readFileSync(path, 'utf8'));
      count += 1;
    }
  }
  expect(pictures.size).toBe(count);
});

test('the badge before the shop was first opened is that of the seed', async () => {
  const before = (await api.get('/apps/counts')).data;
  expect(before).toMatchObject({ cart: manifest.backend?.personalCounts?.cart?.[1] });
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
