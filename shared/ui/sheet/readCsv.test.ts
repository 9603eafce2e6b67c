/** @jest-environment node */
import { readCsv } from './readCsv';

test.each([
  [
    'lines',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'the last line without an end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty values',
    'a,,\n,b,',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  ['quotes', '"a ""b""","c,d","e\nf"', [['a "b"', 'c,d', 'e\nf']]],
  [
    'semicolons',
    'name;salary\nAnn;1,5',
    [
      ['name', 'salary'],
      ['Ann', '1,5'],
    ],
  ],
  [
    'tabs',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['the mark of UTF-8', '\uFEFFa,b', [['a', 'b']]],
  [
    'empty lines',
    'a,b\n\n\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quote that nothing closes', 'a,"b\nc', [['a', 'b\nc']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test('a large file is read at once', () => {
  expect(readCsv('a,b,c\n'.repeat(50_000))).toHaveLength(50_000);
});
