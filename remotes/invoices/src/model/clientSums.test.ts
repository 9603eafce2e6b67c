import { testInvoice } from '../testing/testInvoice';
import { clientSums } from './clientSums';

const today = '2026-11-20';

test.each<[string, Partial<typeof testInvoice>[], ReturnType<typeof clientSums>]>([
  ['nothing', [], []],
  ['a draft and a void one ask for nothing', [{ invoiceStatus: 'Draft' }, { invoiceStatus: 'Void' }], []],
  [
    'this month, this year, and before',
    [{ total: 0.1 }, { total: 0.2, issuedDate: '2026-01-31', balance: 0 }, { issuedDate: '2025-11-20', balance: 7 }],
    [{ currency: 'EUR', month: 0.1, year: 0.3, open: 107 }],
  ],
  [
    'what was credited is off',
    [{ total: 100, credited: 40, balance: -10, invoiceStatus: 'Paid' }],
    [{ currency: 'EUR', month: 60, year: 60, open: -10 }],
  ],
  [
    'each currency by itself, that of most invoices first',
    [{}, { currency: 'JPY', total: 5, balance: 5 }, { currency: 'JPY', total: 6, balance: 0 }],
    [
      { currency: 'JPY', month: 11, year: 11, open: 5 },
      { currency: 'EUR', month: 100, year: 100, open: 100 },
    ],
  ],
])('%s', (_, invoices, sums) => {
  expect(
    clientSums(
      invoices.map((own) => ({ ...testInvoice, ...own })),
      today,
    ),
  ).toEqual(sums);
});
