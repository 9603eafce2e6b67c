import { placeOnDay } from './weekLayout';

const at = (minutes: number) => ({ minutes, whole: 45, line: 27 });

test.each([
  ['alone', [540], [[540, false]]],
  [
    'far apart',
    [540, 600],
    [
      [540, false],
      [600, false],
    ],
  ],
  [
    'near: the first is one line',
    [540, 575],
    [
      [540, true],
      [575, false],
    ],
  ],
  [
    'nearer: the second is pushed down',
    [540, 550],
    [
      [540, true],
      [570, false],
    ],
  ],
  [
    'three at the same minute',
    [540, 540, 540],
    [
      [540, true],
      [570, true],
      [600, false],
    ],
  ],
])('%s', (_what, minutes, expected) => {
  expect(placeOnDay(minutes.map(at)).map(({ top, isLine }) => [top, isLine])).toEqual(expected);
});
