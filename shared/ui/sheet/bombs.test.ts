/** @jest-environment node */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheetFile } from './readSheetFile';
import { bookOf } from './testBook';

const fileOf = (content: BlobPart) => new File([content], 'book.xlsx');

/** Rows with a cell each. */
const rowsTo = (last: number, cell: (row: number) => string) =>
  Array.from({ length: last }, (_, at) => `<row r="${at + 1}">${cell(at + 1)}</row>`).join('');
const text = (characters: number) => `<si><t>${'a'.repeat(characters)}</t></si>`;

/** Of the processor, since a busy machine makes every clock run on. */
const cpuMs = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

test.each<[string, () => Promise<File>]>([
  [
    'two cells far from each other',
    () => bookOf('<row r="1"><c r="ALL1"><v>1</v></c></row><row r="200000"><c r="A200000"><v>1</v></c></row>'),
  ],
  [
    'one wide row among many narrow ones',
    () => bookOf(rowsTo(60_000, (row) => `<c r="${row === 30_000 ? 'ALL' : 'A'}${row}"><v>1</v></c>`)),
  ],
  ['a shared text of many megabytes', () => bookOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', text(20_000_000))],
  [
    'shared texts that all parts name',
    () =>
      bookOf(
        rowsTo(60_000, (row) => `<c r="A${row}" t="s"><v>${row % 150}</v></c>`),
        Array.from({ length: 150 }, () => text(240_000)).join(''),
      ),
  ],
  [
    'a far cell of a sheet that is not found by its double quotes',
    async () => {
      const file = await bookOf(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r=\'XFD1048576\'><v>1</v></c></row>',
      );
      const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
      const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).replace(/ r:id="([^"]*)"/, " r:id='$1'");
      return fileOf(new Uint8Array(zipSync({ ...parts, 'xl/workbook.xml': strToU8(book) })));
    },
  ],
  [
    'more parts than a spreadsheet has',
    async () =>
      fileOf(
        new Uint8Array(
          zipSync(Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}.xml`, strToU8('a')]))),
        ),
      ),
  ],
])('%s: refused, in a short time', async (_, make) => {
  const file = await make();
  expect(file.size).toBeLessThan(2_000_000);
  const start = process.cpuUsage();
  await expect(readSheetFile(file)).rejects.toMatchObject({ reason: expect.stringMatching(/large|broken/) });
  expect(cpuMs(start)).toBeLessThan(30_000);
});

test('looks of many megabytes are not read for each part', async () => {
  const file = await bookOf(rowsTo(30_000, (row) => `<c r="A${row}"><v>1</v></c>`));
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
  const looks = styles.replace('</styleSheet>', `${'<xf/>'.repeat(2_000_000)}</styleSheet>`);
  const bomb = fileOf(new Uint8Array(zipSync({ ...parts, 'xl/styles.xml': strToU8(looks) })));
  await expect(readSheetFile(bomb)).rejects.toMatchObject({ reason: 'large' });
});

test.each<[string, string, string?]>([
  ['attributes without an end', `<row r="1"><c ${'t="s" '.repeat(200_000)}`],
  ['attributes of one cell', `<row r="1"><c r="A1" ${'t="s" '.repeat(200_000)}><v>1</v></c></row>`],
  ['cells that nothing closes', `<row r="1">${'<c r="A1" t="s">'.repeat(100_000)}</row>`],
  ['rows that nothing closes', '<row>'.repeat(200_000)],
  ['shared texts that nothing closes', '<row r="1"><c r="A1"><v>1</v></c></row>', '<si>'.repeat(200_000)],
  ['a long name', `<row r="1"><${'a'.repeat(500_000)}`],
])('%s keep nobody waiting', async (_, rows, shared = '') => {
  const file = await bookOf(rows, shared);
  const start = process.cpuUsage();
  await readSheetFile(file).catch((error: unknown) => expect(error).toHaveProperty('reason'));
  expect(cpuMs(start)).toBeLessThan(30_000);
});

test('entities that a file declares are not spelt out', async () => {
  const file = await bookOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&lol9;</t></is></c></row>');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const names = Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`).join('');
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const declared = `<!DOCTYPE worksheet [<!ENTITY lol0 "lol">${names}]>${sheet}`;
  const bomb = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(declared) });
  const read = await readSheetFile(fileOf(new Uint8Array(bomb))).catch(() => []);
  expect(JSON.stringify(read).length).toBeLessThan(100);
});
