/** @jest-environment node */
import { readSheetFile } from './readSheetFile';
import { toSheetFile } from './toSheetFile';

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

test('more than a page can write is not begun', async () => {
  expect(await toSheetFile(Array.from({ length: 3_000 }, () => ['a']))).toBeUndefined();
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

test.each<[string, Uint8Array<ArrayBuffer>, number]>([
  ['a picture', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 3],
  ['signs that no text has', latin('a,b\nc,\x01\xff'), 2],
  ['bytes that Windows-1252 does not have', latin('a\rb\rM\x81ller'), 3],
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
