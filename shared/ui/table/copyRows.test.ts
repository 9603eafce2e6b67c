import { collectRows, copyRows } from './copyRows';
import type { Column } from './tableProps';

const pagesOf = (count: number) => async (page: number, perPage: number) => ({
  rows: Array.from({ length: count }, (_, index) => index).slice((page - 1) * perPage, page * perPage),
  total: count,
});

test.each([0, 1, 500, 501, 1234])('all of %d rows are collected, each once, in their order', async (count) => {
  const rows = await collectRows(pagesOf(count));
  expect(rows).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('rows that vanish meanwhile do not make it ask for ever', async () => {
  const rows = await collectRows(async (page) => ({ rows: page === 1 ? ['a'] : [], total: 3 }));
  expect(rows).toEqual(['a']);
});

test('a page that fails fails the whole', async () => {
  await expect(collectRows(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});

const columns: Column<{ name: string; sum: number }>[] = [
  { key: 'name', title: 'Name', render: () => null, text: ({ name }) => name },
  { key: 'menu', title: '', render: () => null },
  { key: 'sum', title: 'Sum & more', render: () => null, text: ({ sum }) => sum },
];
const rows = [
  { name: 'Anna <b>', sum: 1.5 },
  { name: 'two\n"lines"', sum: -2 },
  { name: '=1+1', sum: 0 },
];

function watchClipboard() {
  const blobs: Record<string, Blob> = {};
  class Item {
    readonly kinds: Record<string, Blob>;
    constructor(kinds: Record<string, Blob>) {
      this.kinds = kinds;
    }
  }
  Object.assign(globalThis, { ClipboardItem: Item });
  const clipboard = { write: async ([item]: Item[]) => void Object.assign(blobs, item?.kinds) };
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  return (kind: string) => blobs[kind]?.text();
}

test('rows are copied with tabs between the cells, and as a table, without a mark', async () => {
  const read = watchClipboard();
  await copyRows(columns, rows, 'de');
  expect(await read('text/plain')).toBe('Name\tSum & more\r\nAnna <b>\t1,5\r\n"two\n""lines"""\t-2\r\n\'=1+1\t0');
  expect(await read('text/html')).toBe(
    '<table><thead><tr><th>Name</th><th>Sum &amp; more</th></tr></thead><tbody>' +
      '<tr><td>Anna &lt;b&gt;</td><td>1,5</td></tr><tr><td>two<br>&quot;lines&quot;</td><td>-2</td></tr>' +
      "<tr><td>'=1+1</td><td>0</td></tr></tbody></table>",
  );
});
