import { readId } from './readId';

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
])('the address /view/%s means the record %s', (text, id) => {
  expect(readId(text)).toBe(id);
});
