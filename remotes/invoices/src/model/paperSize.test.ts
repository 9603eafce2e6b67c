import { paperSizeOf } from './paperSize';

test.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['zh-Hans-CN', 'a4'],
])('%s prints on %s', (locale, size) => {
  expect(paperSizeOf(locale)).toBe(size);
});
