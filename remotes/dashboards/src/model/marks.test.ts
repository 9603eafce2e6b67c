import { marksOf } from './marks';

const days = ['2026-09-10', '2026-10-16', '2026-10-30'];

test('on an axis of days each day has its sign', () => {
  expect(marksOf(days.slice(1), ['2026-10-16', '2026-10-30'])).toEqual([
    { category: '2026-10-16', sign: '1' },
    { category: '2026-10-30', sign: '2' },
  ]);
});

test('on an axis of months those of one month are written together', () => {
  expect(marksOf(days, ['2026-09', '2026-10'])).toEqual([
    { category: '2026-09', sign: '1' },
    { category: '2026-10', sign: '2, 3' },
  ]);
});
