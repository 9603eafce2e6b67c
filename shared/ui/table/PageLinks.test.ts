import { pageNumbers } from './PageLinks';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 14, '1 2 3 4 … 14'],
  [4, 14, '1 2 3 4 5 … 14'],
  [7, 14, '1 … 6 7 8 … 14'],
  [12, 14, '1 … 11 12 13 14'],
  [14, 14, '1 … 11 12 13 14'],
  [3, 6, '1 2 3 4 5 6'],
])('page %d of %d', (current, last, shown) => {
  expect(
    pageNumbers(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown);
});
