/** @jest-environment node */
import fc from 'fast-check';
import { csvFormatOf, writeCsv } from '../table/csv';
import { readCsv } from './readSheetFile';

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
  ['the end of DOS', 'a,b\r\n\x1A', [['a', 'b']]],
  ['a blank before a quote', 'a, "b, c" ,d', [['a', 'b, c', 'd']]],
  ['a quote within words, behind a blank', 'a, "b" c', [['a', ' "b" c']]],
  [
    'empty lines',
    'a,b\n\n\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'single CR',
    'a,b\rc,d\re,f',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'mixed ends of lines',
    'a,b\rc,d\r\ne,f\ng,h\r',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  [
    'ends of lines and quotes in cells',
    '"a\rb","c\r\n""d"""\r"e",f',
    [
      ['a\rb', 'c\r\n"d"'],
      ['e', 'f'],
    ],
  ],
  ['a quote within a cell', '5" disk,a', [['5" disk', 'a']]],
  ['blanks behind a quote', '"a" ,b\n"c"  \nd', [['a', 'b'], ['c'], ['d']]],
  [
    'bars',
    'a|b\nc|d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'signs in quotes, which divide nothing',
    '"a;b;c";"d,e"\nf;g',
    [
      ['a;b;c', 'd,e'],
      ['f', 'g'],
    ],
  ],
  [
    'a first line that says what divides',
    'sep=;\r\na,b;c\r\nd;e',
    [
      ['a,b', 'c'],
      ['d', 'e'],
    ],
  ],
  ['the same with another sign and a mark', '\uFEFFSEP=^\na^b', [['a', 'b']]],
  ['a title above the table', 'Report\n\na;b\nc;d', [['Report'], ['a', 'b'], ['c', 'd']]],
  ['rows of empty cells', 'a,b\n,\n"",""\n""\nc,d', [['a', 'b'], ['', ''], ['', ''], [''], ['c', 'd']]],
  ['what an export leads by an apostrophe', "'+351 21,'=1+1,''=x,'plain", [['+351 21', '=1+1', "'=x", "'plain"]]],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each([
  ['a quote that nothing closes', 'a,b\n\nc,"d\ne,f', 3],
  ['what follows a closing quote', 'a,b\r"c"d,e', 2],
  ['a zero byte', 'a\nb\nc\0,d', 3],
])('%s is an error that names the row', (_, text, row) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ reason: 'broken', row }));
});

test.each(['\r', '\n', '\r\n'])('every row of a large file is read, whatever its lines end with (%j)', (end) => {
  expect(readCsv(`a,b,c${end}`.repeat(50_000))).toHaveLength(50_000);
});

test.each([
  ['quotes', '"'.repeat(1_000_000)],
  ['quotes in turn with others', '"a'.repeat(500_000)],
  ['separators', ',;'.repeat(500_000)],
  ['ends of lines', '\r\n\r'.repeat(300_000)],
  ['one cell', 'a'.repeat(1_000_000)],
  ['blanks behind a quote', `"a"${' '.repeat(1_000_000)}`],
  ['blanks before quotes', ' "a'.repeat(300_000)],
])('a file of %s alone is read, or found to be broken, in time that grows with it', (_, text) => {
  const start = performance.now();
  try {
    readCsv(text);
  } catch (error) {
    expect(error).toMatchObject({ reason: 'broken', row: 1 });
  }
  expect(performance.now() - start).toBeLessThan(60_000);
});

const cell = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
  fc.string({ unit: fc.constantFrom(...'=+-@",;|\r\n\t\'a sep\uFEFF') }),
  fc.constantFrom('sep=;', '', 'a;b;c', 'a,b,c', '"'),
);

test.each(['en', 'de'])(
  'whatever the cells, what is written as spreadsheets in %s read it is read as it was',
  (language) => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        expect(readCsv(writeCsv(rows, csvFormatOf(language)))).toEqual(rows);
      }),
      { numRuns: 1_000 },
    );
  },
);
