import type { Invoice, InvoiceStatus } from '../api/schemas';
import { testInvoice, testPayment } from '../testing/testInvoice';
import {
  isCreditable,
  isEditable,
  isPayable,
  isRefundable,
  isUnsent,
  isVoidable,
  isWorthSending,
} from './invoiceSteps';

const steps = { isUnsent, isEditable, isPayable, isRefundable, isVoidable, isCreditable, isWorthSending };
type Step = keyof typeof steps;
const paid = { balance: 0, payments: [testPayment(100)] };

/** Which steps an invoice may take next. */
test.each<[InvoiceStatus, Partial<Invoice>, Step[]]>([
  ['Draft', {}, ['isUnsent', 'isEditable', 'isWorthSending']],
  ['Downloaded', {}, ['isUnsent', 'isEditable', 'isPayable', 'isVoidable', 'isCreditable', 'isWorthSending']],
  ['Sent', {}, ['isEditable', 'isPayable', 'isVoidable', 'isCreditable', 'isWorthSending']],
  ['Past Due', {}, ['isEditable', 'isPayable', 'isVoidable', 'isCreditable', 'isWorthSending']],
  [
    'Partial Payment',
    { balance: 60, payments: [testPayment(40)] },
    ['isEditable', 'isPayable', 'isRefundable', 'isCreditable', 'isWorthSending'],
  ],
  ['Paid', paid, ['isEditable', 'isRefundable', 'isCreditable']],
  ['Paid', { ...paid, credited: 100, balance: -100 }, ['isEditable', 'isRefundable']],
  ['Void', { balance: 0 }, []],
  ['Credit Note', { balance: 0, total: -100 }, []],
])('%s %j', (invoiceStatus, changes, expected) => {
  const invoice = { ...testInvoice, ...changes, invoiceStatus };
  const possible = Object.entries(steps).flatMap(([step, isPossible]) => (isPossible(invoice) ? [step] : []));
  expect(possible).toEqual(expected);
});
