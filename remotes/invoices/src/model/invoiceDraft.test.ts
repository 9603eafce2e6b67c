import { testInvoice, testPayment } from '../testing/testInvoice';
import { blankDraft, countedDraft, toDraft, toDuplicate, toSent } from './invoiceDraft';

const invoice = { ...testInvoice, avatar: '/a.svg', balance: 40, payments: [testPayment(60)] };

test('a new invoice is due two weeks after today', () => {
  expect(blankDraft('2026-11-20', null)).toMatchObject({
    issuedDate: '2026-11-20',
    dueDate: '2026-12-04',
    client: null,
  });
});

test('what was opened and not changed is sent as it was', () => {
  expect(toSent(toDraft(invoice))).toMatchObject({
    client: testInvoice.client,
    issuedDate: '2026-11-12',
    dueDate: '2026-11-26',
    currency: 'EUR',
    items: [{ service: 'Design', cost: 100, qty: 1 }],
    discount: 0,
    discountAmount: 0,
    tax: 0,
    note: 'Thanks',
    salesperson: '',
    acceptedMethod: null,
    hasNote: true,
    hasStub: false,
  });
});

test('what a document need not have is kept', () => {
  const extras = { salesperson: 'Kofi Mensah', acceptedMethod: 'PayPal', hasNote: false, hasStub: true } as const;
  expect(toSent(toDraft({ ...invoice, ...extras }))).toMatchObject(extras);
});

test('a line without a description sends none', () => {
  const items = [{ service: 'Design', description: '', cost: 5, qty: 2 }];
  expect(toSent({ ...toDraft(invoice), items }).items).toEqual([{ service: 'Design', cost: 5, qty: 2 }]);
});

test('a duplicate is issued today, keeps the term, and has neither payments nor a status', () => {
  const copy = toDuplicate(invoice, '2026-12-01', 14);
  expect(copy).toMatchObject({ issuedDate: '2026-12-01', dueDate: '2026-12-15', avatar: '/a.svg', note: 'Thanks' });
  expect(copy).not.toHaveProperty('payments');
  expect(copy).not.toHaveProperty('invoiceStatus');
});

test('a line sends a discount and a tax of its own, and none where it has none', () => {
  const items = [
    { service: 'Design', cost: 5, qty: 2, discount: 10, tax: 0 },
    { service: 'Words', cost: 1, qty: 1, discount: null, tax: null },
  ];
  expect(toSent({ ...toDraft(invoice), items }).items).toEqual([
    { service: 'Design', cost: 5, qty: 2, discount: 10, tax: 0 },
    { service: 'Words', cost: 1, qty: 1 },
  ]);
});

test('a line that is not whole counts as far as it is there', () => {
  const items = [{ service: 'a', cost: null, qty: 2 }, undefined, { service: 'b', cost: 3, qty: 1 }];
  expect(countedDraft({ items })).toMatchObject({
    currency: 'EUR',
    items: [
      { cost: 0, qty: 2 },
      { cost: 3, qty: 1 },
    ],
  });
});
