import { signGroups } from './CourseMarks';

test.each([
  ['nothing', [], []],
  [
    'signs that have room',
    [
      ['1', 10],
      ['2', 30],
    ],
    [
      ['1', 10],
      ['2', 30],
    ],
  ],
  [
    'signs over each other',
    [
      ['1', 10],
      ['2', 16],
      ['3', 60],
    ],
    [
      ['1, 2', 13],
      ['3', 60],
    ],
  ],
  [
    'a long sign beside a short one',
    [
      ['3, 4, 5', 10],
      ['6', 36],
    ],
    [['3, 4, 5, 6', 23]],
  ],
  [
    'a group that reaches the next one',
    [
      ['1', 10],
      ['2', 16],
      ['3', 30],
    ],
    [['1, 2, 3', 20]],
  ],
  [
    'signs from right to left',
    [
      ['1', 60],
      ['2', 54],
      ['3', 10],
    ],
    [
      ['1, 2', 57],
      ['3', 10],
    ],
  ],
] satisfies [string, [string, number][], [string, number][]][])('%s', (_, signs, groups) => {
  expect(signGroups(signs.map(([sign, x]) => ({ sign, x }))).map(({ sign, x }) => [sign, x])).toEqual(groups);
});
