import { countRejections } from './rejection';

test('refusals are counted by their reason', () => {
  expect(
    countRejections([
      { id: 1, reason: 'oneself' },
      { id: 8, reason: 'unknown' },
      { id: 9, reason: 'unknown' },
    ]),
  ).toEqual([
    { reason: 'oneself', count: 1 },
    { reason: 'unknown', count: 2 },
  ]);
  expect(countRejections([])).toEqual([]);
});
