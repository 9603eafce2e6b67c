/** @jest-environment node */
import { createTestApi, type TestApi } from 'mock/testing';
import type {
  Invoice,
  InvoiceAnswer,
  InvoiceClient,
  InvoicePage,
  InvoicesDeleted,
  InvoiceWithPayment,
} from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const page = async (params = {}) => (await api.get<InvoicePage>('/apps/invoice/invoices', params)).data;
const get = async (id: number) => (await api.get<InvoiceWithPayment>(`/api/invoice/invoices/${id}`)).data;
const add = (invoice: unknown) => api.post<InvoiceAnswer>('/apps/invoice/add-invoice', { invoice });
const update = (invoice: unknown) => api.post<InvoiceAnswer>('/apps/invoice/update-invoice', { invoice });
const pay = (body: unknown) => api.post<InvoiceAnswer>('/apps/invoice/add-payment', body);

test('the list has all six statuses, ids from 4987 on, the highest first', async () => {
  const { allData, invoices, total } = await page();
  expect(allData.length).toBe(total);
  expect(total).toBeGreaterThanOrEqual(50);
  expect(Math.min(...allData.map(({ id }) => id))).toBe(4987);
  expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus)).size).toBe(6);
  expect(invoices.map(({ id }) => id)).toEqual([5038, 5037, 5036, 5035, 5034, 5033, 5032, 5031, 5030, 5029]);
});

test.each([
  [{ q: 'WEBER' }, (invoice: Invoice) => invoice.client.name.includes('Weber')],
  [{ q: 'client@demo' }, (invoice: Invoice) => invoice.client.companyEmail === 'client@demo.com'],
  [{ q: '500' }, (invoice: Invoice) => String(invoice.id).includes('500')],
  [{ email: 'CLIENT@demo.com' }, (invoice: Invoice) => invoice.client.companyEmail === 'client@demo.com'],
  [{ status: 'past due' }, (invoice: Invoice) => invoice.invoiceStatus === 'Past Due'],
  [{ status: 'PAID' }, (invoice: Invoice) => invoice.invoiceStatus === 'Paid'],
  [{ status: 'paid', q: 'fjord' }, () => true],
])('%j finds those alone, and leaves allData as it is', async (params, belongs) => {
  const { allData, invoices, total } = await page({ ...params, perPage: 100 });
  expect(total).toBe(invoices.length);
  expect(invoices.length).toBeGreaterThan(0);
  expect(invoices.every(belongs)).toBe(true);
  expect(allData).toHaveLength(52);
});

test('part of an address is no client’s email', async () => {
  expect((await page({ email: 'demo.com' })).total).toBe(0);
});

test('allData stays at home where it is not wanted', async () => {
  expect((await page({ allData: 0 })).allData).toEqual([]);
});

test('sorted by a column, in both directions', async () => {
  const totals = (await page({ sortBy: 'total', sortDir: 'desc', perPage: 100 })).invoices.map(({ total }) => total);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  const names = (await page({ sortBy: 'client', perPage: 100 })).invoices.map(({ client }) => client.name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

test('one invoice comes with where to pay it', async () => {
  const { invoice, paymentDetails } = await get(5036);
  expect(invoice).toMatchObject({
    total: 2401.52,
    balance: 2401.52,
    invoiceStatus: 'Draft',
    client: { company: 'Weber & Partner' },
  });
  expect(paymentDetails).toMatchObject({ totalDue: 2401.52, iban: expect.any(String) });
});

test.each(['1', 'abc', '5036abc'])('there is no invoice %s', async (id) => {
  expect([400, 404]).toContain((await api.get(`/api/invoice/invoices/${id}`)).status);
});

test('there are five clients to choose from, each company once', async () => {
  const { data } = await api.get<InvoiceClient[]>('/api/invoice/clients');
  expect(new Set(data.map(({ company }) => company)).size).toBe(5);
});

const draft = {
  client: { name: 'Ann Archer' },
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04T00:00:00.000Z',
  items: [{ service: 'Writing', cost: '0.1', qty: 3 }],
};

test('a new invoice is a draft with the next number, its sums worked out', async () => {
  const { status, data } = await add({ ...draft, id: 1, total: 99, balance: 0, tax: 20 });
  expect(status).toBe(201);
  expect(data.invoice).toMatchObject({
    id: 5039,
    total: 0.36,
    balance: 0.36,
    dueDate: '2026-12-04',
    invoiceStatus: 'Draft',
    service: 'Writing',
    discount: 0,
    tax: 20,
    client: { name: 'Ann Archer', company: '' },
    payments: [],
  });
  expect((await get(5039)).invoice).toEqual(data.invoice);
});

test.each([
  [undefined, 'invoice'],
  [{ ...draft, client: {} }, 'client.name'],
  [{ ...draft, items: [] }, 'items'],
  [{ ...draft, items: [{ service: 'x', cost: -1, qty: 1 }] }, 'items.0.cost'],
  [{ ...draft, items: [{ service: 'x', cost: 1, qty: 0 }] }, 'items.0.qty'],
  [{ ...draft, issuedDate: '20.11.2026' }, 'issuedDate'],
  [{ ...draft, dueDate: '2026-11-19' }, 'dueDate'],
  [{ ...draft, discount: 101 }, 'discount'],
  [{ ...draft, invoiceStatus: 'Lost' }, 'invoiceStatus'],
])('the invoice %j is refused for its %s', async (invoice, field) => {
  const { status, data } = await add(invoice);
  expect(status).toBe(400);
  expect(data).toHaveProperty('error', { [field]: [expect.any(String)] });
  expect((await page()).total).toBe(52);
});

test('an update works out the sums anew and keeps payments', async () => {
  await pay({ id: 5036, amount: 1000 });
  const { data } = await update({ id: 5036, discount: 0 });
  expect(data.invoice).toMatchObject({ total: 2527.92, balance: 1527.92, payments: [{ amount: 1000 }] });
  expect((await update({ id: 5036, items: [{ service: 'x', cost: 1, qty: 1 }] })).status).toBe(400);
  expect((await get(5036)).invoice.total).toBe(2527.92);
  expect((await update({ id: 1 })).status).toBe(404);
});

test('an update that began with an older record is refused with the newer one, and changes nothing', async () => {
  await update({ id: 5036, rev: 1, note: 'Mine' });
  const { status, data } = await update({ id: 5036, rev: 1, note: 'Yours' });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { id: 5036, note: 'Mine', rev: 2 } });
  expect((await update({ id: 5036, rev: 2, note: 'Yours' })).data.invoice).toMatchObject({ note: 'Yours', rev: 3 });
});

test('the status follows what an update leaves open, and when that is due', async () => {
  const items = (cost: number) => [{ service: 'x', cost, qty: 1 }];
  await pay({ id: 5036, amount: 1190 });
  const statusAfter = async (invoice: object) => (await update({ id: 5036, ...invoice })).data.invoice?.invoiceStatus;
  expect(await statusAfter({ items: items(1000), discount: 0, tax: 19 })).toBe('Paid');
  expect(await statusAfter({ note: 'Thanks' })).toBe('Paid');
  expect(await statusAfter({ items: items(2000) })).toBe('Partial Payment');
  const late = (await page({ status: 'past due' })).invoices[0];
  const moved = await update({ id: late?.id, dueDate: '2027-12-01' });
  expect(moved.data.invoice?.invoiceStatus).toBe('Sent');
});

test('what a document need not have is kept until it is changed, and can be taken off', async () => {
  const extras = { salesperson: 'Kofi Mensah', acceptedMethod: 'PayPal', hasNote: false, hasStub: true };
  await update({ id: 5036, ...extras, salesperson: '  Kofi Mensah ' });
  expect((await update({ id: 5036, note: 'Thanks' })).data.invoice).toMatchObject(extras);
  const bare = { salesperson: '', acceptedMethod: null, hasNote: true, hasStub: false };
  expect((await update({ id: 5036, ...bare })).data.invoice).toMatchObject(bare);
  expect((await update({ id: 5036, acceptedMethod: 'Gold' })).status).toBe(400);
});

test('payments lower the balance until it is paid, and never below', async () => {
  expect((await pay({ id: 5036, amount: '401.52', method: 'Cash' })).data.invoice).toMatchObject({
    balance: 2000,
    invoiceStatus: 'Partial Payment',
    payments: [{ amount: 401.52, date: '2026-11-20', method: 'Cash', note: '' }],
  });
  expect((await pay({ id: 5036, amount: 2000.01 })).status).toBe(400);
  expect((await pay({ id: 5036, amount: 2000 })).data.invoice).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
  expect((await pay({ id: 5036, amount: 0.01 })).status).toBe(400);
});

test.each([
  [{ id: 5036, amount: 0 }, 400],
  [{ id: 5036, amount: -5 }, 400],
  [{ id: 5036, amount: 0.001 }, 400],
  [{ id: 5036 }, 400],
  [{ id: 5036, amount: 1, method: 'Gold' }, 400],
  [{ id: 1, amount: 1 }, 404],
])('the payment %j is %i', async (body, status) => {
  expect((await pay(body)).status).toBe(status);
  expect((await get(5036)).invoice.balance).toBe(2401.52);
});

test('sending marks a draft as sent and leaves what is further on', async () => {
  expect((await api.post('/apps/invoice/send', { id: 5036, to: 'office@weber-partner.example' })).data).toMatchObject({
    invoice: { invoiceStatus: 'Sent' },
  });
  const paid = (await page({ status: 'paid' })).invoices[0];
  expect((await api.post('/apps/invoice/send', { id: paid?.id })).data).toEqual({ invoice: paid });
  expect((await api.post('/apps/invoice/send', { id: 5036, to: 'nowhere' })).status).toBe(400);
  expect((await api.post('/apps/invoice/send', { id: 1 })).status).toBe(404);
});

test('a deleted invoice comes back under its number', async () => {
  const before = await page();
  expect((await api.delete('/apps/invoice/delete', { id: 5038 })).status).toBe(200);
  expect((await page()).total).toBe(51);
  expect((await api.post('/apps/restore', { kind: 'invoice', ids: [5038] })).data).toEqual({ restored: [5038] });
  expect(await page()).toEqual(before);
  expect((await api.delete('/apps/invoice/delete', { id: 1 })).status).toBe(404);
});

test('many are deleted at once, by the filter of the list or by ids, and come back', async () => {
  const before = await page();
  const deleteMany = (body: unknown) => api.post<InvoicesDeleted>('/apps/invoice/delete-many', body);
  const paid = (await page({ status: 'paid', perPage: 100 })).invoices.map(({ id }) => id);
  const { data } = await deleteMany({ filter: { status: 'PAID' } });
  expect(data).toEqual({ deleted: paid, missing: [] });
  expect((await page({ status: 'paid' })).total).toBe(0);
  expect((await api.post('/apps/restore', { kind: 'invoice', ids: paid })).data).toEqual({ restored: paid });
  expect((await deleteMany({ ids: [5038, 5038, '5037', 1] })).data).toEqual({
    deleted: [5038, 5037],
    missing: [1],
  });
  await api.post('/apps/restore', { kind: 'invoice', ids: [5037, 5038] });
  expect((await deleteMany({})).status).toBe(400);
  expect((await deleteMany({ filter: { status: 1 } })).status).toBe(400);
  expect(await page()).toEqual(before);
});
