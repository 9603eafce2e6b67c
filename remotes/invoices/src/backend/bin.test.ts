import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { DeletedInvoicePage } from '../api/binSchemas';
import manifest from '../manifest';
import backend from '.';

const day = 24 * 60 * 60 * 1000;
const draft = 5036;

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const deleted = async () => (await api.get<DeletedInvoicePage>('/api/invoice/deleted')).data.invoices;
const remove = (id: number) => api.delete('/apps/invoice/delete', { id });
const restore = (id: number) => api.post('/apps/invoice/restore', { id });

test('a deleted draft waits for 30 days, with who deleted it, and comes back under its number', async () => {
  await api.signIn('admin');
  await remove(draft);
  api.clock.now += 3 * day;
  await api.signIn('admin');
  expect(await deleted()).toMatchObject([{ id: draft, deletedBy: 'Joana Duarte', daysLeft: 27 }]);
  expect(await restore(draft)).toMatchObject({ status: 200, data: { invoice: { id: draft, invoiceStatus: 'Draft' } } });
  expect(await deleted()).toEqual([]);
  expect((await api.get(`/api/invoice/invoices/${draft}`)).status).toBe(200);
});

test('it is deleted for good by hand, or by the end of its days; Undo brings neither back', async () => {
  await api.post('/apps/invoice/delete-many', { ids: [draft] });
  expect((await api.delete('/apps/invoice/purge', { id: draft })).status).toBe(200);
  expect((await api.post('/apps/restore', { kind: 'invoice', ids: [draft] })).data).toEqual({ restored: [] });
  expect((await restore(draft)).status).toBe(404);
});

test('it is found by its id or its client', async () => {
  await remove(draft);
  const found = async (q: string) =>
    (await api.get<DeletedInvoicePage>('/api/invoice/deleted', { q })).data.invoices.map(({ id }) => id);
  expect(await found('5036')).toEqual([draft]);
  expect(await found('WEBER')).toEqual([draft]);
  expect(await found('nobody')).toEqual([]);
});

test('the number that an earlier release promised to it is given to no other invoice', async () => {
  const { invoices = [] } = (await backend.seed?.()) ?? {};
  const seed = async () => ({ invoices: invoices.filter(({ id }) => Number(id) <= draft) });
  api = createTestApi({ apps: [{ manifest, backend: { ...backend, seed } }] });
  await remove(draft);
  const invoice = {
    client: { name: 'Ann' },
    issuedDate: '2026-11-20',
    dueDate: '2026-12-04',
    items: [{ service: 'Words', cost: 10, qty: 1 }],
    invoiceStatus: 'Sent',
  };
  expect((await api.post('/apps/invoice/add-invoice', { invoice })).data).toMatchObject({ invoice: { number: 5037 } });
  await restore(draft);
  expect((await api.post('/apps/invoice/send', { id: draft })).data).toMatchObject({ invoice: { number: draft } });
});

test('the bin forgets what its days are over for', async () => {
  await remove(draft);
  api.clock.now += 30 * day;
  expect(await deleted()).toEqual([]);
  expect((await restore(draft)).status).toBe(404);
});

test('who may not delete invoices sees none of the deleted ones', async () => {
  await remove(draft);
  await api.signIn('editor');
  expect((await api.get('/api/invoice/deleted')).status).toBe(403);
  expect((await restore(draft)).status).toBe(403);
});
