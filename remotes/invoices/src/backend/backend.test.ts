import type { RejectionBody } from '@atrium/backend';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ClientNames, ClientSums, InvoiceClient } from '../api/clientSchemas';
import type { InvoicesDeleted } from '../api/manySchemas';
import type { Invoice, InvoiceAnswer, InvoicePage, InvoiceWithPayment } from '../api/schemas';
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
  [{ status: 'paid,draft' }, (invoice: Invoice) => ['Paid', 'Draft'].includes(invoice.invoiceStatus)],
  [{ status: '!paid,draft' }, (invoice: Invoice) => !['Paid', 'Draft'].includes(invoice.invoiceStatus)],
  [{ email: '!client@demo.com' }, (invoice: Invoice) => invoice.client.companyEmail !== 'client@demo.com'],
  [{ currency: 'jpy' }, (invoice: Invoice) => invoice.currency === 'JPY'],
  [{ issued: '2026-11-01..' }, (invoice: Invoice) => invoice.issuedDate >= '2026-11-01'],
  [{ due: '..2026-10-31' }, (invoice: Invoice) => invoice.dueDate <= '2026-10-31'],
  [{ total: '500..1000.5' }, (invoice: Invoice) => invoice.total >= 500 && invoice.total <= 1000.5],
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
  const names = (await page({ sortBy: 'client', perPage: 100 })).invoices.map(({ client }) => client.name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

test.each([
  ['asc', 'EUR GBP JPY KWD', 1],
  ['desc', 'EUR GBP JPY KWD', -1],
])('by total, %s: amounts are compared within each currency alone', async (sortDir, inSequence, sign) => {
  const { invoices } = await page({ sortBy: 'total', sortDir, perPage: 100 });
  const currencies = [...new Set(invoices.map(({ currency }) => currency))];
  expect(currencies.join(' ')).toBe(inSequence);
  const inOrder = currencies.flatMap((one) =>
    invoices.filter(({ currency }) => currency === one).sort((a, b) => (a.total - b.total) * sign),
  );
  expect(invoices.map(({ total }) => total)).toEqual(inOrder.map(({ total }) => total));
});

test.each([
  ['asc', 1],
  ['desc', -1],
])('by status, %s: then by the day on which they are due', async (sortDir, sign) => {
  const { invoices } = await page({ sortBy: 'invoiceStatus', sortDir, perPage: 100 });
  const paid = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Paid');
  const places = paid.map((invoice) => invoices.indexOf(invoice));
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(paid.length - 1);
  const days = paid.map(({ dueDate }) => dueDate);
  expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b) * sign));
});

test('clients to filter by: those that match, and those that are asked for besides', async () => {
  const names = async (params: Record<string, string>) =>
    (await api.get<ClientNames>('/api/invoice/client-names', params)).data.map(({ email }) => email);
  expect(await names({ q: 'weber' })).toEqual(['office@weber-partner.example']);
  expect(await names({ q: 'weber', emails: 'client@demo.com,nobody@example.com' })).toHaveLength(2);
  expect(new Set(await names({})).size).toBeGreaterThan(5);
});

test('past due is one thing for the filter and for what each invoice says, whatever was paid of it', async () => {
  const today = '2026-11-20';
  const { allData } = await page({ status: 'past due' });
  const late = allData.filter(({ balance, dueDate, invoiceStatus }) => {
    return balance > 0 && dueDate < today && invoiceStatus !== 'Draft';
  });
  const { invoices } = await page({ status: 'past due', perPage: 100 });
  expect(invoices.map(({ id }) => id)).toEqual(late.map(({ id }) => id).sort((a, b) => b - a));
  expect(invoices.every(({ invoiceStatus }) => invoiceStatus === 'Past Due')).toBe(true);
  expect(invoices.some(({ payments }) => payments.length > 0)).toBe(true);
  api.clock.now += 30 * 86_400_000;
  expect((await page({ status: 'past due' })).total).toBeGreaterThan(invoices.length);
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

test('a new invoice is a draft with the next id and no number, its sums worked out', async () => {
  const { status, data } = await add({ ...draft, id: 1, total: 99, balance: 0, tax: 20 });
  expect(status).toBe(201);
  expect(data.invoice).toMatchObject({
    id: 5039,
    number: null,
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

test('of a client it is known what was asked for, and what is open', async () => {
  const companyEmail = 'ann@archer.example';
  const toAnn = (more: object = {}) => ({ ...draft, client: { name: 'Ann', companyEmail }, ...more });
  const send = async (more?: object) => (await add({ ...toAnn(more), invoiceStatus: 'Sent' })).data.invoice.id;
  await add(toAnn());
  const [first, second] = [await send(), await send({ items: [{ service: 'Words', cost: 10, qty: 2 }] })];
  await api.post('/apps/invoice/update-settings', { settings: { series: ['EARLIER'] } });
  const earlier = { series: 'EARLIER', currency: 'JPY', items: [{ service: 'Words', cost: 500, qty: 1 }] };
  await send({ ...earlier, issuedDate: '2025-11-20' });
  await send({ series: 'EARLIER', issuedDate: '2026-01-31' });
  await api.post('/apps/invoice/void', { id: await send() });
  await api.post('/apps/invoice/credit', { id: second, items: [{ line: 0, qty: 1 }] });
  await api.post('/apps/invoice/add-payment', { id: first, amount: 0.1 });
  const { data } = await api.get<ClientSums>('/api/invoice/client-sums', { email: companyEmail.toUpperCase() });
  expect(data).toEqual([
    { currency: 'EUR', month: 10.3, year: 10.6, open: 10.5 },
    { currency: 'JPY', month: 0, year: 0, open: 500 },
  ]);
});

test.each<[unknown, string]>([
  [undefined, 'invoice'],
  [{ ...draft, client: {} }, 'client.name'],
  [{ ...draft, items: [] }, 'items'],
  [{ ...draft, items: [{ service: 'x', cost: -1, qty: 1 }] }, 'items.0.cost'],
  [{ ...draft, items: [{ service: 'x', cost: 1, qty: 0 }] }, 'items.0.qty'],
  [{ ...draft, issuedDate: '20.11.2026' }, 'issuedDate'],
  [{ ...draft, dueDate: '2026-11-19' }, 'dueDate'],
  [{ ...draft, discount: 101 }, 'discount'],
  [{ ...draft, discountAmount: -1 }, 'discountAmount'],
  [{ ...draft, invoiceStatus: 'Lost' }, 'invoiceStatus'],
  [{ ...draft, invoiceStatus: 'Paid' }, 'invoiceStatus'],
  [{ ...draft, currency: 'DKK' }, 'currency'],
  [{ ...draft, note: 'n'.repeat(2001) }, 'note'],
  [{ ...draft, client: { name: 'n'.repeat(50_000) } }, 'client.name'],
  [{ ...draft, items: [{ service: 's'.repeat(201), cost: 1, qty: 1 }] }, 'items.0.service'],
])('an invoice that is not as it should be is refused (%#)', async (invoice, field) => {
  const { status, data } = await add(invoice);
  expect(status).toBe(400);
  expect(data).toHaveProperty('error', { [field]: [expect.any(String)] });
  expect((await page()).total).toBe(52);
});

test('an invoice is in one currency, to the decimals that it has', async () => {
  const items = [{ service: 'Words', cost: 1234.5675, qty: 1, discount: 10 }];
  for (const [currency, total] of [
    ['JPY', 1111],
    ['EUR', 1111.11],
    ['KWD', 1111.111],
  ])
    expect((await add({ ...draft, currency, items })).data.invoice).toMatchObject({ currency, total, items });
});

test('a fixed discount comes off the whole invoice, and never more than there is', async () => {
  const refused = async (invoice: object) =>
    (await api.post<RejectionBody>('/apps/invoice/update-invoice', { invoice: { id: 5036, ...invoice } })).data.codes;
  const items = [{ service: 'Words', cost: 100, qty: 2 }];
  const { data } = await update({ id: 5036, items, discount: 10, discountAmount: 30, tax: 20 });
  expect(data.invoice).toMatchObject({ discountAmount: 30, total: 180, balance: 180 });
  expect(await refused({ discountAmount: 180.01 })).toEqual({ discountAmount: 'discount-too-much' });
  expect(await refused({ discountAmount: 0.001 })).toEqual({ discountAmount: 'too-fine' });
  const ofLine = (discountAmount: number) => ({ items: [{ service: 'Words', cost: 100, qty: 1, discountAmount }] });
  expect(await refused(ofLine(100.01))).toEqual({ items: 'discount-too-much' });
  expect(await refused(ofLine(0.001))).toEqual({ items: 'too-fine' });
  expect(await refused({ items: [{ service: 'Words', cost: 10, qty: 1 }] })).toEqual({
    discountAmount: 'discount-too-much',
  });
  expect((await update({ id: 5036, discountAmount: 180 })).data.invoice).toMatchObject({ total: 0, rev: 3 });
});

test('nobody says that an invoice was paid while money is open, nor that what was sent is a draft', async () => {
  const refused = async (invoiceStatus: string) =>
    (await api.post<RejectionBody>('/apps/invoice/update-invoice', { invoice: { id: 5036, invoiceStatus } })).data.codes
      ?.invoiceStatus;
  expect(await refused('Paid')).toBe('status-untrue');
  expect(await refused('Void')).toBe('status-untrue');
  expect(await refused('Sent')).toBeUndefined();
  expect(await refused('Draft')).toBe('sent-already');
  expect(await refused('Downloaded')).toBe('sent-already');
});

test('an update based on an older record is refused with the newer one, and changes nothing', async () => {
  await update({ id: 5036, rev: 1, note: 'Mine' });
  const { status, data } = await update({ id: 5036, rev: 1, note: 'Yours' });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { id: 5036, note: 'Mine', rev: 2 } });
  expect((await update({ id: 5036, rev: 2, note: 'Yours' })).data.invoice).toMatchObject({ note: 'Yours', rev: 3 });
});

test('what a document need not have is kept until it is changed, and can be taken off', async () => {
  const extras = { salesperson: 'Kofi Mensah', acceptedMethod: 'PayPal', hasNote: false, hasStub: true };
  await update({ id: 5036, ...extras, salesperson: '  Kofi Mensah ' });
  expect((await update({ id: 5036, note: 'Thanks' })).data.invoice).toMatchObject(extras);
  const bare = { salesperson: '', acceptedMethod: null, hasNote: true, hasStub: false };
  expect((await update({ id: 5036, ...bare })).data.invoice).toMatchObject(bare);
  expect((await update({ id: 5036, acceptedMethod: 'Gold' })).status).toBe(400);
});

test('a deleted draft comes back under its number; what was sent is not deleted', async () => {
  const before = await page();
  expect((await api.delete('/apps/invoice/delete', { id: 5036 })).status).toBe(200);
  expect((await page()).total).toBe(51);
  expect((await api.post('/apps/restore', { kind: 'invoice', ids: [5036] })).data).toEqual({ restored: [5036] });
  expect(await api.delete('/apps/invoice/delete', { id: 5038 })).toMatchObject({
    status: 400,
    data: { code: 'sent-not-deleted' },
  });
  expect(await page()).toMatchObject(before);
  expect((await api.delete('/apps/invoice/delete', { id: 1 })).status).toBe(404);
});

test('many drafts are deleted at once, by the filter of the list or by ids, and come back', async () => {
  const before = await page();
  const deleteMany = (body: unknown) => api.post<InvoicesDeleted>('/apps/invoice/delete-many', body);
  const drafts = (await page({ status: 'draft', perPage: 100 })).invoices.map(({ id }) => id);
  const { data } = await deleteMany({ filter: { status: 'DRAFT' } });
  expect(data).toEqual({ deleted: drafts.toReversed(), missing: [], refused: [] });
  expect((await page({ status: 'draft' })).total).toBe(0);
  expect((await api.post('/apps/restore', { kind: 'invoice', ids: drafts })).data).toEqual({ restored: drafts });
  expect((await deleteMany({ ids: [5036, 5036, '5037', 1] })).data).toEqual({
    deleted: [5036],
    missing: [1],
    refused: [5037],
  });
  await api.post('/apps/restore', { kind: 'invoice', ids: [5036] });
  expect((await deleteMany({})).status).toBe(400);
  expect((await deleteMany({ filter: { status: 1 } })).status).toBe(400);
  expect(await page()).toMatchObject(before);
});
