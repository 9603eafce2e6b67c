import { usageLevel } from './usage';

test.each([
  [0, 10, 'fine'],
  [7, 10, 'fine'],
  [8, 10, 'near'],
  [10, 10, 'full'],
  [12, 10, 'full'],
  [0, 0, 'full'],
])('%i of %i is %s', (used, limit, level) => expect(usageLevel(used, limit)).toBe(level));
