import { readUserId } from './userId';

test.each([
  ['7', 7],
  ['5036', 5036],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['anna', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address /view/%s means the user %s', (text, id) => {
  expect(readUserId(text)).toBe(id);
});
