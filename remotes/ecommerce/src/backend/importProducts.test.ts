import type { ImportUndone, RowsImported } from '@atrium/backend/import';
import type { TestApi } from '@atrium/core/testing';
import type { ProductAnswer } from '../api/schemas';
import { callsOf, createShop, shop } from './testShop';

let api: TestApi;
beforeEach(() => {
  api = createShop();
});

const { page } = callsOf(() => api);
const product = { name: 'Köln Lamp', brand: 'Lumen', category: 'Lighting', price: 19.99 };
const send = async (rows: readonly object[], isDryRun?: boolean) =>
  (await api.post<RowsImported>(`${shop}/products/import`, { rows, isDryRun })).data;

test('products come into the shop, and are taken back together', async () => {
  const before = (await page()).total;
  const { id, imported, issues } = await send([
    { ...product, left: 3 },
    { ...product, name: 'Other' },
  ]);
  expect([imported, issues]).toEqual([2, []]);
  expect((await page({ q: 'köln lamp' })).products).toMatchObject([{ left: 3, price: 19.99, hasFreeShipping: false }]);
  const slug = (await page({ q: 'köln lamp' })).products[0]?.slug;
  expect((await api.get<ProductAnswer>(`${shop}/products/${slug}`)).data.product.colorOptions).toEqual(['blue']);
  const undone = await api.post<ImportUndone>(`${shop}/products/undo-import`, { id });
  expect(undone.data).toEqual({ removed: 2, kept: 0 });
  expect((await page()).total).toBe(before);
});

test.each([
  ['a price of no cents', { price: 1.005 }, 'price'],
  ['no price', { price: 0 }, 'price'],
  ['an unknown category', { category: 'Cars' }, 'category'],
  ['half a piece', { left: 0.5 }, 'left'],
  ['a picture of elsewhere', { image: 'https://tracker.example/a.png' }, 'image'],
  ['a product that is there', { name: 'FIELD LIGHT 40' }, 'name'],
])('%s stays out, and its row is named', async (_, more, field) => {
  const answer = await send([product, { ...product, name: 'Other', ...more }], true);
  expect(answer).toMatchObject({ id: null, imported: 1, issues: [{ row: 1, field }] });
});

test('a row that comes twice is one product', async () => {
  expect(await send([product, product])).toMatchObject({ imported: 1, issues: [{ row: 1, code: 'productKnown' }] });
});
