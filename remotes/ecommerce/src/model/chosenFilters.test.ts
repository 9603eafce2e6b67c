import { listChosenFilters } from './chosenFilters';
import { changeShopParams, countFilters, readShopParams } from './shopParams';

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
