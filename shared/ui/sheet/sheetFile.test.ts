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
