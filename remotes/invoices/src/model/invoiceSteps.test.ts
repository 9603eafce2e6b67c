import type { Invoice, InvoiceStatus } from '../api/schemas';
import { testInvoice, testPayment } from '../testing/testInvoice';
import { isCreditable, isDraft, isPayable, isRefundable, isUnsent, isVoidable, isWorthSending } from './invoiceSteps';

const steps = { isUnsent, isDraft, isPayable, isRefundable, isVoidable, isCreditable, isWorthSending };
type Step = keyof typeof steps;
const all = { lines: [{ qty: 1, amount: 10_000 }], taxes: [] };
const paid = { balance: 0, payments: [testPayment(100)] };

test.each<[InvoiceStatus, Partial<Invoice>, Step[]]>([
  ['Draft', {}, ['isUnsent', 'isDraft', 'isWorthSending']],
  ['Downloaded', {}, ['isUnsent', 'isPayable', 'isVoidable', 'isCreditable', 'isWorthSending']],
  ['Sent', {}, ['isPayable', 'isVoidable', 'isCreditable', 'isWorthSending']],
  ['Past Due', {}, ['isPayable', 'isVoidable', 'isCreditable', 'isWorthSending']],
  [
    'Partial Payment',
    { balance: 60, payments: [testPayment(40)] },
    ['isPayable', 'isRefundable', 'isCreditable', 'isWorthSending'],
  ],
  ['Paid', paid, ['isRefundable', 'isCreditable']],
  ['Paid', { ...paid, credited: 100, balance: -100, creditedPart: all }, ['isRefundable']],
  ['Sent', { total: 0, balance: 0 }, ['isVoidable']],
  ['Void', { balance: 0 }, []],
  ['Credit Note', { balance: 0, total: -100 }, []],
])('%s %j', (invoiceStatus, changes, expected) => {
  const invoice = { ...testInvoice, ...changes, invoiceStatus };
  const possible = Object.entries(steps).flatMap(([step, isPossible]) => (isPossible(invoice) ? [step] : []));
  expect(possible).toEqual(expected);
});
