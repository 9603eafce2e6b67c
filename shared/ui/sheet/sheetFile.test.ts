/** @jest-environment node */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { toSheetFile } from '../table/toSheetFile';
import { readSheetFile } from './readSheetFile';
import { bookOf } from './testBook';

const rows = [
  ['Name', 'Salary', 'Since'],
  ['=Ann', 1200.5, new Date(Date.UTC(2024, 1, 29))],
  ['Tom', null, null],
];

const fileOf = async (name: string, content: BlobPart) => new File([content], name);

test('what is written as a spreadsheet is read as it was', async () => {
  const blob = await toSheetFile(rows);
  expect(blob && (await readSheetFile(await fileOf('people.XLSX', await blob.arrayBuffer())))).toEqual(rows);
});

test('a large spreadsheet is written and read whole, while others have their turn', async () => {
  const many = Array.from({ length: 8_000 }, (_, at) => [
    `row ${at}`,
    at,
    'ä & <b> "c"',
    new Date(Date.UTC(2024, 1, 29)),
  ]);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const blob = await toSheetFile(many);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  turns = 0;
  const reading = setInterval(() => {
    turns += 1;
  });
  const read = blob && (await readSheetFile(await fileOf('many.xlsx', await blob.arrayBuffer())));
  clearInterval(reading);
  expect(turns).toBeGreaterThan(5);
  expect(read).toHaveLength(8_000);
  expect(read?.at(-1)).toEqual(many.at(-1));
});

test.each([
  ['markup', '<b>&amp;</b>'],
  ['ends of lines', 'a\nb'],
  ['space at its ends', ' a '],
  ['a formula', '=1+1'],
  ['leading zeros', '00501'],
])('%s in a cell is read as it was', async (_, text) => {
  const blob = await toSheetFile([['head'], [text]]);
  const read = blob && (await readSheetFile(await fileOf('one.xlsx', await blob.arrayBuffer())));
  expect(read?.[1]).toEqual([text]);
});

test.each([
  ['a day', new Date(Date.UTC(1900, 2, 1)), new Date(Date.UTC(1900, 2, 1))],
  ['a day that spreadsheets count differently', new Date(Date.UTC(1900, 1, 28)), '1900-02-28'],
  ['a day before all that they know', new Date(Date.UTC(1815, 11, 10)), '1815-12-10'],
])('%s is read as it was', async (_, day, read) => {
  const blob = await toSheetFile([['head'], [day]]);
  expect(blob && (await readSheetFile(await fileOf('one.xlsx', await blob.arrayBuffer())))?.[1]).toEqual([read]);
});

test.each([
  ['a text longer than a cell takes', [['head'], ['a'.repeat(32_768)]]],
  ['more columns than a sheet has', [Array.from({ length: 16_385 }, () => 'a')]],
])('no spreadsheet is made of %s', async (_, cells) => expect(await toSheetFile(cells)).toBeUndefined());

test('a column beyond the first 26 has its place', async () => {
  const row = Array.from({ length: 60 }, (_, at) => at);
  const blob = await toSheetFile([row.map(String), row]);
  const read = blob && (await readSheetFile(await fileOf('wide.xlsx', await blob.arrayBuffer())));
  expect(read?.[1]).toEqual(row);
});

test('shared texts, rich or plain, are those of their cells in every part of a large sheet', async () => {
  const count = 6_000;
  const numbers = Array.from({ length: count }, (_, at) => at);
  const shared = numbers.map((at) =>
    at % 2 ? `<si><r><t>text </t></r><r><t>${at}</t></r></si>` : `<si><t>text ${at}</t></si>`,
  );
  const rows = numbers.map(
    (at) =>
      `<row r="${at + 1}" spans="1:2"><c r="A${at + 1}" s="1" t="s"><v>${count - 1 - at}</v></c><c r="B${at + 1}"><v>${at}</v></c></row>`,
  );
  const read = await readSheetFile(await bookOf(rows.join(''), shared.join('')));
  expect(read).toEqual(numbers.map((at) => [`text ${count - 1 - at}`, at]));
});

test('rows keep their places where some are left out, and cells theirs', async () => {
  const far = '<row r="4"><c r="C4"><v>7</v></c></row>';
  expect(await readSheetFile(await bookOf(`<row r="1"><c r="A1"><v>1</v></c></row><row r="3" ht="9"/>${far}`))).toEqual(
    [
      [1, null, null],
      [null, null, null],
      [null, null, null],
      [null, null, 7],
    ],
  );
});

test('rows that do not say which they are follow one another', async () => {
  const rows = Array.from({ length: 9_000 }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('');
  const read = await readSheetFile(await bookOf(rows));
  expect([read.length, read.at(-1)]).toEqual([9_000, [8_999]]);
});

test('cells that do not say where they are follow one another, empty ones as well', async () => {
  const cells = '<row r="2"><c/><c><v>1</v></c><c r="D2"><v>2</v></c><c><v>3</v></c></row>';
  expect((await readSheetFile(await bookOf(cells))).at(-1)).toEqual([null, 1, null, 2, 3]);
});

test('what a spreadsheet formats far off is nothing', async () => {
  const styled = '<c r="XFD1" s="1"/></row><row r="1048576" s="1" customFormat="1"/>';
  expect(await readSheetFile(await bookOf(`<row r="1"><c r="A1"><v>1</v></c>${styled}`))).toEqual([[1]]);
});

test.each([
  ['row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
  ['row of no spreadsheet', '<row r="4000000000"><c><v>1</v></c></row>'],
  ['column', '<row r="2"><c r="XFD2"><v>1</v></c></row>'],
])('a value in a far %s is refused before it makes a table of empty cells', async (_, far) => {
  const file = await bookOf(`<row r="1"><c r="A1"><v>1</v></c></row>${far}`);
  await expect(readSheetFile(file)).rejects.toMatchObject({ reason: 'large' });
});

test('an archive that unpacks to more than a page holds is refused while it is unpacked', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 1 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readSheetFile(await fileOf('bomb.xlsx', new Uint8Array(bomb)))).rejects.toMatchObject({
    reason: 'large',
  });
});

test.each([
  ['people.pdf', 'a', 'kind'],
  ['people.csv', '\n', 'empty'],
  ['people.xlsx', 'no spreadsheet', 'broken'],
])('%s with "%s" is refused as %s', async (name, content, reason) => {
  await expect(readSheetFile(await fileOf(name, content))).rejects.toMatchObject({ reason });
});

const utf16 = (text: string, isBig = false): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const table = [
  ['Name', 'Ort'],
  ['Müller', 'Łódź'],
];
const text = 'Name;Ort\r\nMüller;Łódź\r\n';

test.each([
  ['UTF-8', new Uint8Array(Buffer.from(text))],
  ['UTF-8 with its mark', new Uint8Array(Buffer.from(`\uFEFF${text}`))],
  ['UTF-16, little end first', utf16(`\uFEFF${text}`)],
  ['UTF-16, big end first', utf16(`\uFEFF${text}`, true)],
  ['UTF-16 without a mark, little end first', utf16(text)],
  ['UTF-16 without a mark, big end first', utf16(text, true)],
])('a file in %s is read as it was written', async (_, content) => {
  expect(await readSheetFile(await fileOf('people.csv', content))).toEqual(table);
});

test('in Russian UTF-16 without a mark is clear as well', async () => {
  const rows = await readSheetFile(await fileOf('people.csv', utf16('Имя;Город\r\nАнна;Москва\r\n')));
  expect(rows[1]).toEqual(['Анна', 'Москва']);
});

test('what spreadsheets save as ANSI is Windows-1252', async () => {
  const content = latin('Name;Preis\r\nM\xfcller \x96 \x84S\xf6hne\x93;5 \x80');
  expect(await readSheetFile(await fileOf('people.csv', content))).toEqual([
    ['Name', 'Preis'],
    ['Müller – „Söhne“', '5 €'],
  ]);
  expect(await readSheetFile(await fileOf('people.csv', latin('caf\xe9')))).toEqual([['café']]);
});

test('what a spreadsheet on a Mac saves for itself is Mac Roman, with CR alone at the end of lines', async () => {
  const file = await fileOf('mac.csv', latin('Name;Ort\rM\x9Fller;S\x8Bo Paulo\r'));
  expect(await readSheetFile(file)).toEqual([
    ['Name', 'Ort'],
    ['Müller', 'São Paulo'],
  ]);
});

test('days of a workbook that counts from 1904 are those that it shows', async () => {
  const day = async (isOf1904: boolean) => {
    const file = await bookOf('<row r="1"><c r="A1" s="1"><v>45000</v></c></row>');
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const styles = `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;
    const dated = isOf1904 ? book.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') : book;
    const changed = { ...parts, 'xl/workbook.xml': strToU8(dated), 'xl/styles.xml': strToU8(styles) };
    const read = await readSheetFile(await fileOf('dates.xlsx', new Uint8Array(zipSync(changed))));
    return read[0]?.[0];
  };
  expect(await day(false)).toEqual(new Date(Date.UTC(2023, 2, 15)));
  expect(await day(true)).toEqual(new Date(Date.UTC(2027, 2, 16)));
});

test('of merged cells the first has the value, and the others nothing', async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"/></row><row r="2"><c r="A2"/><c r="B2"><v>2</v></c></row>';
  const file = await bookOf(rows, '', '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>');
  expect(await readSheetFile(file)).toEqual([
    [1, null],
    [null, 2],
  ]);
});

test('of a formula its result is read, and of an error its text or nothing', async () => {
  const file = await bookOf(
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c><c r="C1" t="b"><v>1</v></c></row>',
  );
  expect(await readSheetFile(file)).toEqual([[2, 'a', true]]);
});

test.each<[string, Uint8Array<ArrayBuffer>, number]>([
  ['a picture', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 3],
  ['signs that no text has', latin('a,b\nc,\x01\xff'), 2],
  ['bytes that Windows-1252 does not have', latin('a\nb\nM\x81ller'), 3],
  ['a zero byte', latin('a\0b\n'), 1],
  ['a zero byte among UTF-8', new Uint8Array(Buffer.from('ü\nö\0\n')), 2],
  ['UTF-8 by its mark, and other bytes', latin('\xef\xbb\xbfa\nM\xfcller'), 2],
  ['UTF-8 that breaks off', new Uint8Array(Buffer.from('Müller\nMü').subarray(0, -1)), 2],
  ['half a sign of UTF-16', latin('\xff\xfea\0\n\0b'), 2],
  ['half a pair of UTF-16', utf16('\uFEFFa\nb\nc\uD83Dd'), 3],
  ['a quote that nothing closes', latin('a\n"b'), 2],
])('%s is an error that says where', async (_, content, row) => {
  await expect(readSheetFile(await fileOf('people.csv', content))).rejects.toMatchObject({ reason: 'broken', row });
});

test('a large file is read while others have their turn, and one that no page holds is not begun', async () => {
  const rows = 200_000;
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
  });
  const read = await readSheetFile(await fileOf('many.csv', '"a ""b""",c,d\r\n'.repeat(rows)));
  clearInterval(timer);
  expect(read).toHaveLength(rows);
  expect(steps).toBeGreaterThan(2);
  const huge = await fileOf('huge.csv', 'a,b\n'.repeat(9_000_000));
  await expect(readSheetFile(huge)).rejects.toMatchObject({ reason: 'large' });
});
