import { type Refusal, refuse, refuseField } from 'shared/backend';
import type { Invoice, InvoiceStatus } from '../api/schemas';
import { isEditable, isUnsent } from '../model/invoiceSteps';
import { mostDiscount, mostLineDiscount } from '../model/invoiceTotals';
import { isPayableAmount, toMinor } from '../model/minorUnits';

/** Statuses that an invoice comes to by its payments. */
const earned: readonly InvoiceStatus[] = ['Paid', 'Partial Payment'];

/** Statuses that only a call of their own gives. */
const final: readonly InvoiceStatus[] = ['Void', 'Credit Note'];

/** The refusal of a status that is not true of an invoice: nobody can say that it was paid while money is open. */
function checkStatus(before: Invoice, after: Invoice, sent: InvoiceStatus | undefined): Refusal | null {
  if (!sent || sent === before.invoiceStatus) return null;
  if (final.includes(sent) || (earned.includes(sent) && after.invoiceStatus !== sent))
    return refuseField('invoiceStatus', 'This does not fit what is open of the invoice.', 'status-untrue');
  if (isUnsent({ invoiceStatus: sent }) && !isUnsent(before))
    return refuseField('invoiceStatus', 'It was sent already.', 'sent-already');
  return null;
}

/** The refusal of a fixed discount, of a line or of all, that the invoice cannot have. */
function checkDiscounts(invoice: Invoice): Refusal | null {
  const { discountAmount, items, currency } = invoice;
  const check = (field: string, amount: number | undefined, most: number): Refusal | null => {
    if (!amount) return null;
    if (!isPayableAmount(amount, currency))
      return refuseField(field, 'The currency has no such small unit.', 'too-fine');
    if (toMinor(amount, currency) <= most) return null;
    return refuseField(field, 'The discount is more than there is to take it off.', 'discount-too-much');
  };
  for (const item of items) {
    const refusal = check('items', item.discountAmount, mostLineDiscount(item, currency));
    if (refusal) return refusal;
  }
  return check('discountAmount', discountAmount, mostDiscount(invoice));
}

/** The refusal of an invoice as it would be, and of what is sent as its status. */
export function checkInvoice(before: Invoice, after: Invoice, sent: InvoiceStatus | undefined): Refusal | null {
  if (!isEditable(before)) return refuse(400, 'This invoice is final.', 'is-final');
  if (after.dueDate < after.issuedDate)
    return refuseField('dueDate', 'The due date is before the date of issue.', 'due-too-early');
  const discountRefusal = checkDiscounts(after);
  if (discountRefusal) return discountRefusal;
  if (after.balance < 0 && after.balance < before.balance)
    return refuseField('items', 'More than this has been paid already.', 'paid-more');
  if (after.currency !== before.currency && (before.payments.length > 0 || before.credited > 0))
    return refuseField('currency', 'It was paid in its currency already.', 'currency-paid');
  return checkStatus(before, after, sent);
}
