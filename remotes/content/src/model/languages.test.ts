import { bestLanguage, lookupTags, readRanges } from './languages';

test.each([
  ['de-CH, de;q=0.9, en;q=0.8, *;q=0.5', ['de-ch', 'de', 'en']],
  ['en;q=0.2, pt-BR', ['pt-br', 'en']],
  ['fr;q=0, en', ['en']],
  ['de, de;q=0.3', ['de']],
  ['<script>, x_y, en-', []],
  ['zh-Hant-TW;q=1.0', ['zh-hant-tw']],
  ['', []],
  [undefined, []],
])('%s is read as %j', (header, ranges) => expect(readRanges(header)).toEqual(ranges));

test('a header of any length is bounded', () => {
  const header = Array.from({ length: 10_000 }, (_, index) => `a${(index + 10).toString(36)}`.slice(0, 8)).join(',');
  expect(readRanges(header).length).toBeLessThanOrEqual(6);
  expect(lookupTags(readRanges('a-b-c-d-e-f-g-h-i-j-k-l-m-n-o')).length).toBeLessThanOrEqual(10);
});

// RFC 4647, 3.4: zh-Hant-CN-x-private1-private2 is cut to zh-Hant-CN-x-private1, zh-Hant-CN, zh-Hant, zh.
test('a range is cut as the standard has it', () => {
  expect(lookupTags(['zh-hant-cn-x-private1-private2'])).toEqual([
    'zh-hant-cn-x-private1-private2',
    'zh-hant-cn-x-private1',
    'zh-hant-cn',
    'zh-hant',
    'zh',
  ]);
});

test.each([
  [['de-ch'], ['en', 'de'], 'de'],
  [['de-ch'], ['de', 'de-CH'], 'de-CH'],
  [['fr', 'pt-br'], ['en', 'pt'], 'pt'],
  [['de'], ['de-CH'], undefined],
  [['ja'], ['en', 'de'], undefined],
  [[], ['en'], undefined],
])('of %j and %j: %s', (ranges, available, found) => expect(bestLanguage(ranges, available)).toBe(found));
