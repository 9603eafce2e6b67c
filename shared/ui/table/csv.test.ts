import fc from 'fast-check';
import { csvFormatOf, toCells, toCsv, writeCsv } from './csv';
import type { Column } from './tableProps';

const body = (cell: string | number | null) => toCsv([[cell]]).slice(1, -2);

test.each([
  ['Anna', 'Anna'],
  ['Müller, Anna', '"Müller, Anna"'],
  ['the "boss"', '"the ""boss"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+49 30 1', "'+49 30 1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ["'quoted", "'quoted"],
  [-12.5, '-12.5'],
  [null, '""'],
])('%j is written as %s', (cell, written) => {
  expect(body(cell)).toBe(written);
});

test.each([
  ['en', 'a,1.5,"x,y",x;y\r\n'],
  ['de', 'a;1,5;x,y;"x;y"\r\n'],
  ['fr', 'a;1,5;x,y;"x;y"\r\n'],
  ['pt', 'a;1,5;x,y;"x;y"\r\n'],
])('a row as spreadsheets in %s read it', (language, written) => {
  expect(writeCsv([['a', 1.5, 'x,y', 'x;y']], csvFormatOf(language)).slice(1)).toBe(written);
});

test('the file begins with the mark of UTF-8 and ends each line as RFC 4180 asks', () => {
  expect(toCsv([['a', 'b'], [1]])).toBe('\uFEFFa,b\r\n1\r\n');
});

test.each([
  ['en', 'a,1.5\r\n'],
  ['de', 'a;1,5\r\n'],
  ['fr', 'a;1,5\r\n'],
  ['pt', 'a;1,5\r\n'],
])('in %s a file has the separator and the decimal sign of the language', (language, written) => {
  expect(toCsv([['a', 1.5]], language)).toBe(`\uFEFF${written}`);
});

test.each<[string, (string | null)[][], string]>([
  ['what more of another sign divides', [['a;b;c', 'd']], '"a;b;c",d\r\n'],
  ['a line that would say what divides', [['sep=;'], ['a']], '"sep=;"\r\na\r\n'],
  ['one empty cell', [[''], [null]], '""\r\n""\r\n'],
])('%s is in quotes', (_what, rows, written) => {
  expect(toCsv(rows).slice(1)).toBe(written);
});

test('a table is exported with the columns that have a text', () => {
  const columns: Column<{ name: string; sum: number }>[] = [
    { key: 'name', title: 'Name', render: () => null, text: ({ name }) => name },
    { key: 'menu', title: '', render: () => null },
    { key: 'sum', title: 'Sum', render: () => null, text: ({ sum }) => sum },
  ];
  expect(toCsv(toCells(columns, [{ name: 'A, B', sum: -2 }]))).toBe('\uFEFFName,Sum\r\n"A, B",-2\r\n');
});

/** Reads RFC 4180, by the book. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('whatever the text, a reader gets it back, and no cell is a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'=+-@",\r\n\t\'a') }));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const read = parse(toCsv(rows));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [y, row] of rows.entries())
        for (const [x, text] of row.entries()) {
          const found = read[y]?.[x] ?? '';
          expect(found).not.toMatch(/^[=+\-@\t\r\n]/);
          expect([text, `'${text}`]).toContain(found);
        }
    }),
  );
});
