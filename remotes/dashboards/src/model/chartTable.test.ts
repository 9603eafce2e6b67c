import { toFileRows } from './chartTable';

test('what a shorter series does not have is left empty, not zero', () => {
  const series = [
    { label: 'October', data: [5, 0] },
    { label: 'September', data: [4] },
  ];
  expect(toFileRows({ head: 'Day', categories: ['30', '31'], series })).toEqual([
    ['Day', 'October', 'September'],
    ['30', 5, 4],
    ['31', 0, ''],
  ]);
});
