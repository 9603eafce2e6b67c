import {
  changeShopParams,
  clearShopParams,
  countFilters,
  listChosenFilters,
  readShopParams,
  toggleValue,
  toProductQuery,
  writeShopParams,
} from './shopParams';

const read = (search: string) => readShopParams(new URLSearchParams(search));
const defaults = read('');

test.each([
  [''],
  ['q=lens&sort=price-asc'],
  ['view=list&priceMin=10&priceMax=99.5&rating=4&stock=in&category=Audio&category=Books&brand=Lumen&page=3'],
])('the address "%s" is read and written back the same', (search) => {
  expect(writeShopParams(read(search)).toString()).toBe(search);
});

test.each([
  ['an unknown order', 'sort=name'],
  ['an unknown view', 'view=cards'],
  ['page 0', 'page=0'],
  ['half a page', 'page=1.5'],
  ['a page in words', 'page=two'],
  ['a price below nothing', 'priceMin=-1'],
  ['a price in words', 'priceMax=cheap'],
  ['an endless price', 'priceMax=Infinity'],
  ['six stars', 'rating=6'],
  ['what is not in stock', 'stock=out'],
  ['an empty brand', 'brand='],
  ['a foreign parameter', 'utm=1'],
])('%s counts as not given', (_, search) => {
  expect(read(search)).toEqual(defaults);
});

test('a brand that is there twice counts once', () => {
  expect(read('brand=Lumen&brand=Lumen').brands).toEqual(['Lumen']);
});

test.each([
  ['a filter', 1, { rating: 3 }],
  ['a search', 1, { q: 'lens' }],
  ['an order', 1, { sort: 'price-asc' as const }],
  ['another view', 4, { view: 'list' as const }],
  ['a page', 2, { page: 2 }],
])('%s leads from page 4 to page %i', (_, page, change) => {
  expect(changeShopParams(read('page=4'), change).page).toBe(page);
});

test('clearing removes search and filters, and keeps order and view', () => {
  const all = read('q=lens&sort=price-asc&view=list&priceMin=10&rating=4&stock=in&category=Audio&brand=Lumen&page=3');
  expect(writeShopParams(clearShopParams(all)).toString()).toBe('sort=price-asc&view=list');
});

test.each([
  ['', 0],
  ['q=lens', 0],
  ['priceMin=1&priceMax=2', 1],
  ['priceMax=2&rating=1&stock=in&brand=A&brand=B&category=Audio', 6],
])('"%s" sets %i filters', (search, count) => {
  expect(countFilters(read(search))).toBe(count);
});

test('the API is asked in its own words', () => {
  expect(toProductQuery(read('q=+lens+&brand=A&brand=B&rating=2&stock=in&priceMin=5&page=2'))).toEqual({
    page: 2,
    perPage: 9,
    q: 'lens',
    sortBy: 'featured',
    brand: ['A', 'B'],
    category: undefined,
    priceMin: 5,
    priceMax: undefined,
    rating: 2,
    stock: 'in',
  });
});

test('a value is put in, then taken out', () => {
  expect(toggleValue(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggleValue(['A', 'B'], 'A')).toEqual(['B']);
});

test('each filter that is set is named once, and taken off by itself', () => {
  const params = readShopParams(
    new URLSearchParams('priceMin=10&category=Audio&category=Books&brand=Quill&rating=4&stock=in'),
  );
  const chosen = listChosenFilters(params);
  expect(chosen.map(({ key }) => key)).toEqual([
    'price',
    'category Audio',
    'category Books',
    'brand Quill',
    'rating',
    'stock',
  ]);
  for (const { off } of chosen) expect(countFilters(changeShopParams(params, off))).toBe(5);
});

test('nothing is named where nothing is set', () => {
  expect(listChosenFilters(readShopParams(new URLSearchParams('q=lens&sort=rating')))).toEqual([]);
});
