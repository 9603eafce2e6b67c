import { sparklinePath } from './Sparkline';

test.each([
  ['rises from the bottom to the top', [1, 3], 'M0.0,40.0 L200.0,4.0'],
  ['a flat line lies in the middle', [5, 5, 5], 'M0.0,22.0 L100.0,22.0 L200.0,22.0'],
  ['one value is no line', [5], ''],
  ['nothing', [], ''],
])('%s', (_, values, path) => expect(sparklinePath(values, 200, 44)).toBe(path));
