import type { Invoice } from '../api/schemas';
import { blankDraft, countedItems, toDraft, toDuplicate, toSent } from './invoiceDraft';

const client = { name: 'Ann', company: 'Co', companyEmail: 'a@example.com', address: '', country: '', contact: '' };
const invoice: Invoice = {
  id: 5036,
  issuedDate: '2026-11-12',
  dueDate: '2026-11-26',
  client,
  service: 'Design',
  total: 100,
  balance: 40,
  avatar: '/a.svg',
  invoiceStatus: 'Partial Payment',
  items: [{ service: 'Design', cost: 100, qty: 1 }],
  discount: 0,
  tax: 0,
  note: 'Thanks',
  payments: [{ amount: 60, date: '2026-11-14', method: 'Cash', note: '' }],
  rev: 1,
};

test('a new invoice is due two weeks after today', () => {
  expect(blankDraft('2026-11-20', null)).toMatchObject({
    issuedDate: '2026-11-20',
    dueDate: '2026-12-04',
    client: null,
  });
});

test('what was opened and not changed is sent as it was', () => {
  expect(toSent(toDraft(invoice))).toEqual({
    client,
    issuedDate: '2026-11-12',
    dueDate: '2026-11-26',
    items: [{ service: 'Design', cost: 100, qty: 1 }],
    discount: 0,
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

test('a line that is not whole counts as far as it is there', () => {
  expect(countedItems([{ service: 'a', cost: null, qty: 2 }, undefined, { service: 'b', cost: 3, qty: 1 }])).toEqual([
    { cost: 0, qty: 2 },
    { cost: 3, qty: 1 },
  ]);
});
