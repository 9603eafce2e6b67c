import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Invoice, InvoiceAnswer, InvoiceWithPayment } from '../api/schemas';
import type { InvoiceReissued } from '../api/writeSchemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const post = <T = InvoiceAnswer>(path: string, body: object) => api.post<T>(`/apps/invoice/${path}`, body);
const read = async (id: number) => (await api.get<InvoiceWithPayment>(`/api/invoice/invoices/${id}`)).data.invoice;
const issue = async (invoice: object): Promise<number> => {
  const made = { client: { name: 'Ann' }, issuedDate: '2026-11-18', dueDate: '2026-11-25', invoiceStatus: 'Sent' };
  return (await post('add-invoice', { invoice: { ...made, ...invoice } })).data.invoice.id;
};
const twoLines = [
  { service: 'A', cost: 100, qty: 1 },
  { service: 'B', cost: 100, qty: 1 },
];

test('a credit note has a number of its own and takes lines of an invoice back', async () => {
  await post('send', { id: 5036 });
  const { status, data } = await post('credit', { id: 5036, items: [{ line: 1, qty: 4 }], reason: 'Four pages less' });
  expect(status).toBe(201);
  expect(data.invoice).toMatchObject({
    id: 5039,
    number: 5039,
    creditOf: 5036,
    invoiceStatus: 'Credit Note',
    total: -174.1,
    balance: 0,
    items: [{ service: 'Translation, per page', qty: 4 }],
  });
  expect(await read(5036)).toMatchObject({ credited: 174.1, balance: 2227.42, invoiceStatus: 'Sent' });
  expect((await post('credit', { id: 5036, items: [{ line: 9, qty: 1 }] })).status).toBe(400);
  expect((await post('credit', { id: 5036, items: [{ line: 0.5, qty: 1 }] })).status).toBe(400);
  expect((await post('credit', { id: 5039 })).status).toBe(400);
  expect((await post('credit', { id: 5036 })).data.invoice).toMatchObject({ total: -2227.42 });
  expect(await read(5036)).toMatchObject({ credited: 2401.52, balance: 0, invoiceStatus: 'Void' });
});

test('credited piece by piece, an invoice comes to nothing: the last note takes the cents that are left', async () => {
  const id = await issue({ items: [{ service: 'Pens', cost: 0.99, qty: 10 }], tax: 19 });
  const totals: number[] = [];
  for (let piece = 0; piece < 10; piece += 1) {
    expect((await read(id)).invoiceStatus).toBe('Sent');
    totals.push((await post('credit', { id, items: [{ line: 0, qty: 1 }] })).data.invoice.total);
  }
  expect(totals).toEqual([...Array.from({ length: 9 }, () => -1.18), -1.16]);
  expect(await read(id)).toMatchObject({ credited: 11.78, balance: 0, invoiceStatus: 'Void' });
});

test('no line is credited twice: the refusal names the line and what is left of it', async () => {
  const id = await issue({ items: twoLines });
  const lineA = [{ line: 0, qty: 1 }];
  expect((await post('credit', { id, items: [...lineA, ...lineA] })).status).toBe(409);
  await post('credit', { id, items: lineA });
  const { status, data } = await post<unknown>('credit', { id, items: lineA });
  expect(status).toBe(409);
  expect(data).toMatchObject({
    code: 'line-credited',
    error: 'Of line 0 (A) 0 of 1 are left to be credited.',
    record: { id, credited: 100 },
  });
  expect(await read(id)).toMatchObject({
    credited: 100,
    invoiceStatus: 'Sent',
    creditedPart: {
      lines: [
        { qty: 1, amount: 10_000 },
        { qty: 0, amount: 0 },
      ],
    },
  });
});

test('parts of a piece are counted as they are written', async () => {
  const id = await issue({ items: [{ service: 'Hours', cost: 10, qty: 0.3 }] });
  for (const qty of [0.1, 0.2]) expect((await post('credit', { id, items: [{ line: 0, qty }] })).status).toBe(201);
  expect(await read(id)).toMatchObject({ credited: 3, invoiceStatus: 'Void' });
});

test('a credit note takes its share of the fixed discount back', async () => {
  const id = await issue({ items: [{ service: 'Words', cost: 100, qty: 2 }], discountAmount: 50 });
  for (const _ of [1, 2])
    expect((await post('credit', { id, items: [{ line: 0, qty: 1 }] })).data.invoice).toMatchObject({
      discountAmount: 25,
      total: -75,
    });
});

test('an invoice is corrected: it is credited, a draft with its lines takes its place, and its history says so', async () => {
  await api.signIn('admin');
  const invoice = {
    items: twoLines,
    discount: 10,
    discountAmount: 5,
    tax: 7,
    salesperson: 'Kofi',
    internalNote: 'Mine',
  };
  const id = await issue(invoice);
  await post('add-payment', { id, amount: 50 });
  const { status, data } = await post<InvoiceReissued>('reissue', { id, reason: 'Wrong address' });
  expect(status).toBe(201);
  const { creditNote, invoice: draft } = data;
  expect(creditNote).toMatchObject({ number: 5040, total: -187.25, creditOf: id, note: 'Wrong address' });
  expect(draft).toMatchObject({
    number: null,
    invoiceStatus: 'Draft',
    total: 187.25,
    balance: 187.25,
    items: twoLines,
    issuedDate: '2026-11-20',
    dueDate: '2026-11-27',
    payments: [],
    history: [],
    salesperson: 'Kofi',
    replaces: { id, number: 5039 },
  });
  expect(draft).not.toHaveProperty('internalNote');
  const after = await read(id);
  expect(after).toMatchObject({ balance: -50, credited: 187.25, items: twoLines });
  expect(after.history.slice(-2)).toMatchObject([
    { kind: 'credited', by: 'Joana Duarte', text: 'Wrong address', creditNote: { id: creditNote.id, amount: 187.25 } },
    { kind: 'reissued', by: 'Joana Duarte', at: expect.any(String), draft: { id: draft.id } },
  ]);
  expect((await post('reissue', { id })).status).toBe(400);
  await api.signIn('editor');
  expect((await post('reissue', { id })).status).toBe(403);
});

test('what was credited before is not in the invoice that takes the place of the other', async () => {
  const id = await issue({ items: [{ service: 'Pens', cost: 0.99, qty: 10 }], tax: 19 });
  await post('credit', { id, items: [{ line: 0, qty: 4 }] });
  const { invoice } = (await post<InvoiceReissued>('reissue', { id })).data;
  expect(invoice.items).toEqual([{ service: 'Pens', cost: 0.99, qty: 6 }]);
  expect(await read(id)).toMatchObject<Partial<Invoice>>({ credited: 11.78, invoiceStatus: 'Void' });
});
