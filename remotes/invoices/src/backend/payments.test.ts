import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { InvoicesChanged } from '../api/manySchemas';
import type { Invoice, InvoiceAnswer, InvoiceWithPayment } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await post('send', { id: 5036 });
});

const post = <T = InvoiceAnswer>(path: string, body: unknown) => api.post<T>(`/apps/invoice/${path}`, body);
const get = async (id: number) => (await api.get<InvoiceWithPayment>(`/api/invoice/invoices/${id}`)).data.invoice;
const changed = async (path: string, body: unknown): Promise<Invoice> => (await post(path, body)).data.invoice;
const draft = {
  client: { name: 'Ann' },
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04',
  items: [{ service: 'Words', cost: 100, qty: 2 }],
};
const kindsOf = ({ history }: Invoice) => history.map(({ kind }) => kind);

test('payments lower the balance until it is paid, and never below', async () => {
  expect(await changed('add-payment', { id: 5036, amount: '401.52', method: 'Cash' })).toMatchObject({
    balance: 2000,
    invoiceStatus: 'Partial Payment',
    payments: [{ id: 1, amount: 401.52, date: '2026-11-20', method: 'Cash', note: '' }],
  });
  expect((await post('add-payment', { id: 5036, amount: 2000.01 })).status).toBe(400);
  expect(await changed('add-payment', { id: 5036, amount: 2000 })).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
  expect((await post('add-payment', { id: 5036, amount: 0.01 })).status).toBe(400);
});

test.each([
  [{ id: 5036, amount: 0 }, 400],
  [{ id: 5036, amount: -5 }, 400],
  [{ id: 5036, amount: 0.001 }, 400],
  [{ id: 5036 }, 400],
  [{ id: 5036, amount: 1, method: 'Gold' }, 400],
  [{ id: 5036, amount: 1, date: '2099-01-01' }, 400],
  [{ id: 5036, amount: 1, date: '2026-11-22' }, 400],
  [{ id: 5036, amount: 1, date: '2026-11-11' }, 400],
  [{ id: 5036, amount: 1, date: '2019-01-01T23:00:00Z' }, 400],
  [{ id: 5036, amount: 1, note: 'n'.repeat(501) }, 400],
  [{ id: 1, amount: 1 }, 404],
])('the payment %j is %i', async (body, status) => {
  expect((await post('add-payment', body)).status).toBe(status);
  expect((await get(5036)).balance).toBe(2401.52);
});

test('a draft takes no payment', async () => {
  const { data } = await api.get<{ invoices: Invoice[] }>('/apps/invoice/invoices', { status: 'draft' });
  expect(await post('add-payment', { id: data.invoices[0]?.id, amount: 1 })).toMatchObject({
    status: 400,
    data: { code: 'draft-unpaid' },
  });
});

test('what is not sent of a correction stays, and one of an older invoice is refused with the newer one', async () => {
  const paid = await changed('add-payment', { id: 5036, amount: 10, note: 'Cash desk' });
  const corrected = await changed('correct-payment', { id: 5036, paymentId: 1, method: 'Cash', rev: paid.rev });
  expect(corrected.payments).toEqual([{ ...paid.payments[0], method: 'Cash' }]);
  const late = await post('correct-payment', { id: 5036, paymentId: 1, amount: 9, rev: paid.rev });
  expect(late).toMatchObject({ status: 409, data: { record: { rev: corrected.rev } } });
});

test('a payment is corrected, and what it was before is kept', async () => {
  await post('add-payment', { id: 5036, amount: 240.15, date: '2026-11-19', method: 'Cash' });
  const corrected = await changed('correct-payment', { id: 5036, paymentId: 1, amount: 2401.52 });
  expect(corrected).toMatchObject({
    balance: 0,
    invoiceStatus: 'Paid',
    payments: [{ id: 1, amount: 2401.52, date: '2026-11-19', method: 'Cash' }],
  });
  expect(corrected.history.at(-1)).toMatchObject({
    kind: 'payment-corrected',
    before: { amount: 240.15 },
    payment: { amount: 2401.52 },
    at: expect.any(String),
  });
  expect((await post('correct-payment', { id: 5036, paymentId: 1, amount: 2401.53 })).status).toBe(400);
  expect((await post('correct-payment', { id: 5036, paymentId: 2, amount: 1 })).status).toBe(404);
});

test.each([
  ['add-payment', { amount: 10 }],
  ['refund', { amount: 10 }],
  ['send', { to: 'office@weber-partner.example' }],
  ['void', {}],
  ['credit', {}],
])('%s for an older invoice is refused with the newer one, and changes nothing', async (path, body) => {
  const { rev } = await get(5036);
  await api.post('/apps/invoice/update-invoice', { invoice: { id: 5036, internalNote: 'Call them first' } });
  const newer = await get(5036);
  expect(await post(path, { id: 5036, rev, ...body })).toMatchObject({ status: 409, data: { record: newer } });
  expect(await get(5036)).toEqual(newer);
});

test('money is given back, at most what was paid, and the balance rises again', async () => {
  await post('add-payment', { id: 5036, amount: 2401.52 });
  expect((await post('refund', { id: 5036, amount: 2401.53 })).status).toBe(400);
  const refunded = await changed('refund', { id: 5036, amount: 400, note: 'Too much' });
  expect(refunded).toMatchObject({ balance: 400, invoiceStatus: 'Partial Payment' });
  expect(refunded.payments[1]).toMatchObject({ id: 2, amount: -400 });
  expect((await post('correct-payment', { id: 5036, paymentId: 1, amount: 399 })).data).toMatchObject({
    code: 'refunded-more',
  });
  expect(await changed('correct-payment', { id: 5036, paymentId: 2, amount: 2401.52 })).toMatchObject({
    balance: 2401.52,
    invoiceStatus: 'Sent',
  });
});

test('a payment, a refund and a correction are not older than the invoice; what is there already may stay so', async () => {
  const { issuedDate } = await get(5036);
  const [payment] = (await changed('add-payment', { id: 5036, amount: 10, date: issuedDate })).payments;
  expect(payment).toMatchObject({ date: issuedDate });
  const tooEarly = { status: 400, data: { codes: { date: 'before-issue' } } };
  expect(await post('refund', { id: 5036, amount: 5, date: '2026-11-11' })).toMatchObject(tooEarly);
  expect(await post('correct-payment', { id: 5036, paymentId: 1, date: '2026-11-11' })).toMatchObject(tooEarly);
  expect((await post('correct-payment', { id: 5036, paymentId: 1, amount: 9 })).status).toBe(200);
});

test('an invoice of tomorrow, where that is today somewhere, is paid today', async () => {
  const invoice = { ...draft, issuedDate: '2026-11-21', dueDate: '2026-12-15', invoiceStatus: 'Sent' };
  const { id } = (await post('add-invoice', { invoice })).data.invoice;
  expect((await post('add-payment', { id, amount: 1, date: '2026-11-20' })).status).toBe(200);
  expect((await post('add-payment', { id, amount: 1, date: '2026-11-19' })).status).toBe(400);
});

test('a payment that was a mistake is taken back, and its number is not given again', async () => {
  await post('add-payment', { id: 5036, amount: 100 });
  expect((await post('remove-payments', { payments: [{ id: 5036, paymentId: 1 }] })).data).toEqual({
    invoices: [5036],
  });
  const after = await changed('add-payment', { id: 5036, amount: 50 });
  expect(after.payments.map(({ id }) => id)).toEqual([2]);
  expect(kindsOf(after)).toEqual(['sent', 'paid', 'payment-removed', 'paid']);
  expect((await post('remove-payments', { payments: [{ id: 5036, paymentId: 1 }] })).status).toBe(404);
});

test('what was sent is voided while nothing is paid, and then takes nothing any more', async () => {
  await post('add-payment', { id: 5036, amount: 1 });
  expect((await post('void', { id: 5036 })).data).toMatchObject({ code: 'paid-not-voided' });
  await post('refund', { id: 5036, amount: 1 });
  expect(await changed('void', { id: 5036, reason: 'Ordered twice' })).toMatchObject({
    balance: 0,
    total: 2401.52,
    invoiceStatus: 'Void',
  });
  expect((await get(5036)).history.at(-1)).toMatchObject({ kind: 'voided', text: 'Ordered twice' });
  for (const [path, body] of [
    ['void', {}],
    ['send', {}],
    ['add-payment', { amount: 1 }],
    ['credit', {}],
  ] as const)
    expect((await post(path, { id: 5036, ...body })).status).toBe(400);
  expect((await post('update-invoice', { invoice: { id: 5036, note: 'x' } })).status).toBe(409);
  expect((await post('update-invoice', { invoice: { id: 5036, invoiceStatus: 'Sent' } })).status).toBe(409);
  expect((await api.delete('/apps/invoice/delete', { id: 5036 })).status).toBe(400);
});

test('what is credited as a whole is void, and what was paid of it is owed back', async () => {
  await post('add-payment', { id: 5036, amount: 1000 });
  await post('credit', { id: 5036 });
  expect(await get(5036)).toMatchObject({ balance: -1000, invoiceStatus: 'Paid' });
  expect(await changed('refund', { id: 5036, amount: 1000 })).toMatchObject({ balance: 0, invoiceStatus: 'Void' });
});

test('many are sent, paid and voided at once; what cannot be is left, and payments are taken back', async () => {
  const many = async (body: unknown) => (await post<InvoicesChanged>('change-many', body)).data;
  const before = await get(5036);
  const { changed: paid, skipped, payments } = await many({ action: 'pay', ids: [5036, 5037, 1] });
  expect([paid, skipped]).toEqual([[5036], [5037, 1]]);
  expect(await get(5036)).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
  await post('remove-payments', { payments });
  expect(await get(5036)).toMatchObject({ balance: before.balance, invoiceStatus: 'Sent' });
  const { changed: sent } = await many({ action: 'send', filter: { status: 'draft' } });
  expect(sent.length).toBeGreaterThan(0);
  expect(await many({ action: 'void', ids: [5036, ...sent], reason: 'Test' })).toEqual({
    changed: [5036, ...sent],
    skipped: [],
    payments: [],
  });
  const but = await many({ action: 'pay', filter: { status: 'past due' }, except: [5033] });
  expect(but.changed.length).toBeGreaterThan(0);
  expect(but.changed).not.toContain(5033);
  expect((await post('change-many', { action: 'burn', ids: [5036] })).status).toBe(400);
  expect((await post('change-many', { action: 'pay' })).status).toBe(400);
});

test('sending marks a draft as sent, notes to whom, and leaves what is further on', async () => {
  const sent = await changed('send', { id: 5036, to: 'office@weber-partner.example' });
  expect(sent).toMatchObject({ invoiceStatus: 'Sent' });
  expect(sent.history.at(-1)).toMatchObject({ kind: 'sent', text: 'office@weber-partner.example' });
  const paid = await get(5037);
  expect((await post('send', { id: 5037 })).data).toEqual({ invoice: paid });
  expect((await post('send', { id: 5037, to: 'nowhere' })).status).toBe(400);
  expect((await post('send', { id: 1 })).status).toBe(404);
});
