import { isNear, isSlip } from './nearWords';

test.each([
  ['weber', 'weber', true],
  ['wever', 'weber', true],
  ['webr', 'weber', true],
  ['webber', 'weber', true],
  ['wbeer', 'weber', true],
  ['weebr', 'weber', true],
  ['wevre', 'weber', false],
  ['web', 'wed', false],
  ['weber', 'web', false],
])('%s is a slip of %s: %s', (typed, word, isOne) => {
  expect(isSlip(typed, word)).toBe(isOne);
});

test.each([
  ['invoces', 'invoices', true],
  ['invoce', 'invoices', true],
  ['harbuor', 'harbour', true],
  ['harbour', 'invoice', false],
])('%s is near the beginning of %s: %s', (typed, word, isOne) => {
  expect(isNear(typed, word)).toBe(isOne);
});
