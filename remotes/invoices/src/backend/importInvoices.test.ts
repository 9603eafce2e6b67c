import type { ImportUndone, RowsImported } from '@atrium/backend/import';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { InvoicePage } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const invoice = {
  client: { name: 'Imported client' },
  issuedDate: '2026-11-01',
  dueDate: '2026-12-01',
  items: [{ service: 'Text', cost: 100, qty: 2, tax: 19 }],
};
const send = async (rows: readonly object[], isDryRun?: boolean) =>
  (await api.post<RowsImported>('/apps/invoice/import', { rows, isDryRun })).data;
const found = async () =>
  (await api.get<InvoicePage>('/apps/invoice/invoices', { q: 'Imported client' })).data.invoices;

test('invoices come in as drafts without a number, whatever the table says, and are taken back', async () => {
  const { id, imported } = await send([invoice, { ...invoice, invoiceStatus: 'Paid' }]);
  expect(imported).toBe(2);
  expect(await found()).toMatchObject([
    { invoiceStatus: 'Draft', number: null, total: 238, balance: 238 },
    { invoiceStatus: 'Draft', number: null },
  ]);
  expect((await api.post<ImportUndone>('/apps/invoice/undo-import', { id })).data).toEqual({ removed: 2, kept: 0 });
  expect(await found()).toEqual([]);
});

test.each([
  ['no client', { client: { name: '' } }, 'client.name'],
  ['a cost below 0', { items: [{ service: 'Text', cost: -1, qty: 1 }] }, 'items.0.cost'],
  ['a due date before the issue', { dueDate: '2026-10-01' }, 'dueDate'],
])('%s stays out, and its row is named', async (_, more, field) => {
  expect(await send([invoice, { ...invoice, ...more }], true)).toMatchObject({
    imported: 1,
    issues: [{ row: 1, field }],
  });
});
