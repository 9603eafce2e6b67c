import { matches } from './matches';

test.each([
  ['', true],
  ['  ', true],
  ['draft', true],
  ['  DRAFT ', true],
  ['style', true],
  ['stylé', true],
  ['drafts', false],
])('"%s" in "Draft" and "House style" is %s', (q, isHit) => {
  expect(matches(q, 'Draft', 'House style')).toBe(isHit);
});
