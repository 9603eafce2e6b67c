import type { Invoice } from '../api/schemas';

/** A sent invoice of one line, nothing of it paid: what tests of rules begin with. */
export const testInvoice: Invoice = {
  id: 5036,
  number: 5036,
  issuedDate: '2026-11-12',
  dueDate: '2026-11-26',
  client: { name: 'Ann', company: 'Co', companyEmail: 'a@example.com', address: '', country: '', contact: '' },
  service: 'Design',
  currency: 'EUR',
  total: 100,
  balance: 100,
  avatar: null,
  invoiceStatus: 'Sent',
  items: [{ service: 'Design', cost: 100, qty: 1 }],
  discount: 0,
  tax: 0,
  note: 'Thanks',
  payments: [],
  credited: 0,
  history: [],
  rev: 1,
};

/** A payment of it; below 0 a refund. */
export const testPayment = (amount: number): Invoice['payments'][number] => ({
  id: 1,
  amount,
  date: '2026-11-14',
  method: 'Cash',
  note: '',
});
