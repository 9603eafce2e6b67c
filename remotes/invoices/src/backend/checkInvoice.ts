import { type Refusal, refuse, refuseField } from 'shared/backend';
import type { Invoice, InvoiceStatus } from '../api/schemas';
import { isEditable, isUnsent } from '../model/invoiceSteps';
import { mostDiscount } from '../model/invoiceTotals';
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

/** The refusal of a fixed discount that the invoice cannot have. */
function checkDiscount(invoice: Invoice): Refusal | null {
  const { discountAmount = 0, currency } = invoice;
  if (!isPayableAmount(discountAmount, currency))
    return refuseField('discountAmount', 'The currency has no such small unit.', 'too-fine');
  if (toMinor(discountAmount, currency) > mostDiscount(invoice))
    return refuseField('discountAmount', 'The discount is more than the lines add up to.', 'discount-too-much');
  return null;
}

/** The refusal of an invoice as it would be, and of what is sent as its status. */
export function checkInvoice(before: Invoice, after: Invoice, sent: InvoiceStatus | undefined): Refusal | null {
  if (!isEditable(before)) return refuse(400, 'This invoice is final.', 'is-final');
  if (after.dueDate < after.issuedDate)
    return refuseField('dueDate', 'The due date is before the date of issue.', 'due-too-early');
  const discountRefusal = checkDiscount(after);
  if (discountRefusal) return discountRefusal;
  if (after.balance < 0 && after.balance < before.balance)
    return refuseField('items', 'More than this has been paid already.', 'paid-more');
  if (after.currency !== before.currency && (before.payments.length > 0 || before.credited > 0))
    return refuseField('currency', 'It was paid in its currency already.', 'currency-paid');
  return checkStatus(before, after, sent);
}
