import type { Invoice } from '../api/schemas';
import { drawDraft } from './drawnInvoice';
import { blankDraft, toDraft } from './invoiceDraft';

const stored: Invoice = {
  id: 5036,
  issuedDate: '2026-11-12',
  dueDate: '2026-11-26',
  client: { name: 'Ann', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: 'Design',
  total: 119,
  balance: 58.9,
  avatar: null,
  invoiceStatus: 'Partial Payment',
  items: [{ service: 'Design', cost: 100, qty: 1 }],
  discount: 0,
  tax: 19,
  note: 'Thanks',
  payments: [{ amount: 60.1, date: '2026-11-14', method: 'Cash', note: '' }],
  rev: 1,
};

test('what nobody has changed is drawn as it is stored', () => {
  const { total, balance, id, items, note } = drawDraft(toDraft(stored), stored);
  expect({ total, balance, id, items, note }).toEqual({
    total: 119,
    balance: 58.9,
    id: 5036,
    items: stored.items,
    note: 'Thanks',
  });
});

test('what was typed counts, and what was paid stays paid', () => {
  const items = [{ service: 'Design', cost: 200, qty: 1 }];
  expect(drawDraft({ ...toDraft(stored), items }, stored)).toMatchObject({ total: 238, balance: 177.9 });
});

test('a new one has no number, and no line that says nothing', () => {
  const draft = blankDraft('2026-11-20', null);
  const drawn = drawDraft(
    { ...draft, items: [...draft.items, { service: 'Audio', cost: null, qty: null }] },
    undefined,
  );
  expect(drawn).toMatchObject({ client: null, total: 0, balance: 0, items: [{ service: 'Audio', cost: 0, qty: 0 }] });
  expect(drawn).not.toHaveProperty('id');
});
