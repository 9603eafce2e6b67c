import { toTitleKey } from './entry';

test.each([
  ['Spring issue', ' spring ISSUE ', true],
  ['Spring issue', 'Spring cover', false],
])('"%s" and "%s" are the same title: %s', (one, other, isSame) => {
  expect(toTitleKey(one) === toTitleKey(other)).toBe(isSame);
});
