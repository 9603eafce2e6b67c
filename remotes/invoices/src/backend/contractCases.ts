import { type ContractCase, get, post, remove } from 'mock/testing';

const invoice = {
  client: { name: 'Ann' },
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04',
  items: [{ service: 'Words', cost: 0.1, qty: 3 }],
};

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/apps/invoice/invoices'),
  get('/apps/invoice/invoices', { q: 'weber', status: 'paid', allData: 0, sortBy: 'total', page: 1, perPage: 2 }),
  get('/apps/invoice/invoices', { email: 'OFFICE@weber-partner.example' }),
  get('/api/invoice/invoices/5036'),
  get('/api/invoice/invoices/1', {}, 404),
  get('/api/invoice/clients'),
  get('/api/invoice/client-names', { q: 'weber', emails: 'client@demo.com' }),
  post('/apps/invoice/add-invoice', { invoice }, 201),
  post('/apps/invoice/add-invoice', { invoice: { ...invoice, items: [] } }, 400),
  post('/apps/invoice/update-invoice', { invoice: { id: 5036, tax: 20 } }),
  post('/apps/invoice/update-invoice', { invoice: { id: 5036, rev: 1, tax: 21 } }, 409),
  post('/apps/invoice/send', { id: 5036 }),
  post('/apps/invoice/add-payment', { id: 5036, amount: 100 }),
  post('/apps/invoice/add-payment', { id: 5036, amount: 1e9 }, 400),
  post('/apps/invoice/add-payment', { id: 5036, amount: 1, date: '2099-01-01' }, 400),
  post('/apps/invoice/correct-payment', { id: 5036, paymentId: 1, amount: 90, note: 'Typed wrongly' }),
  post('/apps/invoice/refund', { id: 5036, amount: 40, method: 'Cash' }),
  post('/apps/invoice/refund', { id: 5036, amount: 51 }, 400),
  post('/apps/invoice/void', { id: 5036 }, 400),
  post('/apps/invoice/remove-payments', { payments: [{ id: 5036, paymentId: 2 }] }),
  post('/apps/invoice/remove-payments', { payments: [{ id: 5036, paymentId: 9 }] }, 404),
  post('/apps/invoice/credit', { id: 5036, items: [{ line: 0, qty: 1 }], reason: 'Not needed' }, 201),
  post('/apps/invoice/change-many', { action: 'pay', ids: [5036, 1] }),
  post('/apps/invoice/change-many', { action: 'send', filter: { status: 'downloaded' } }),
  post('/apps/invoice/void', { id: 5037, reason: null }, 400),
  remove('/apps/invoice/delete', { id: 5036 }, 400),
  remove('/apps/invoice/delete', { id: 5039 }),
  post('/apps/restore', { kind: 'invoice', ids: [5039] }),
  post('/apps/invoice/delete-many', { filter: { status: 'paid', q: 'weber', email: null } }),
  post('/apps/invoice/delete-many', { ids: ['5030', 1] }),
  post('/apps/invoice/delete-many', {}, 400),
];
