import { shortTitle } from './shortTitle';

test.each([
  ['Call Ann', 'Call Ann'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  [`${'word '.repeat(20)}end`, `${'word '.repeat(12).trim()}…`],
])('%j is named as %j', (title, named) => expect(shortTitle(title)).toBe(named));
