import { testInvoice, testPayment } from '../testing/testInvoice';
import { blankDraft, toDraft } from './invoiceDraft';
import { toDraftView, toInvoiceView } from './invoiceView';

const stored = { ...testInvoice, total: 119, tax: 19, balance: 58.9, payments: [testPayment(60.1)] };

test('what nobody has changed is drawn as it is stored', () => {
  const { balance, number, items, note, paid } = toDraftView(toDraft(stored), stored);
  expect({ balance, number, items, note, paid }).toEqual({
    balance: 58.9,
    number: null,
    items: stored.items,
    note: 'Thanks',
    paid: 60.1,
  });
  expect(toInvoiceView(stored)).toMatchObject({ number: 5036, paid: 60.1, isVoid: false });
});

test('what was typed counts, and what was paid and credited stays so', () => {
  const items = [{ service: 'Design', cost: 200, qty: 1 }];
  const draft = { ...toDraft(stored), items };
  expect(toDraftView(draft, stored)).toMatchObject({ balance: 177.9 });
  expect(toDraftView(draft, { ...stored, credited: 7.9 })).toMatchObject({ balance: 170 });
});

test('a new one has no number, and no line that says nothing', () => {
  const draft = blankDraft('2026-11-20', null);
  const view = toDraftView(
    { ...draft, items: [...draft.items, { service: 'Audio', cost: null, qty: null }] },
    undefined,
  );
  expect(view).toMatchObject({
    client: null,
    number: null,
    balance: 0,
    items: [{ service: 'Audio', cost: 0, qty: 0 }],
  });
});
