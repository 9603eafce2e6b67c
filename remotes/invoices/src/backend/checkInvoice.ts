import { type Rejection, rejectField, rejectState } from '@atrium/backend';
import type { Invoice, InvoiceStatus } from '../api/schemas';
import { toTaxFields } from '../model/invoiceDraft';
import { isDraft, isFinal, isUnsent } from '../model/invoiceSteps';
import { maxDiscount, maxLineDiscount } from '../model/invoiceTotals';
import { isPayableAmount, toMinor } from '../model/minorUnits';
import { toClient, toItem } from './mergeInvoice';

const earned: readonly InvoiceStatus[] = ['Paid', 'Partial Payment'];

/** Statuses set only by their own calls. */
const final: readonly InvoiceStatus[] = ['Void', 'Credit Note'];

/** Rejection of an untrue status: an invoice with an open balance cannot be paid. */
function checkStatus(before: Invoice, after: Invoice, sent: InvoiceStatus | undefined): Rejection | null {
  if (!sent || sent === before.invoiceStatus) return null;
  if (isFinal(before)) return rejectState(before, 'This document is final.', 'is-final');
  if (final.includes(sent) || (earned.includes(sent) && after.invoiceStatus !== sent))
    return rejectField('invoiceStatus', 'This doesn’t match the invoice’s balance.', 'status-untrue');
  if (isDraft({ invoiceStatus: sent }) || (isUnsent({ invoiceStatus: sent }) && !isUnsent(before)))
    return rejectField('invoiceStatus', 'It has already been sent.', 'sent-already');
  return null;
}

function checkDiscounts(invoice: Invoice): Rejection | null {
  const { discountAmount, items, currency } = invoice;
  const check = (field: string, amount: number | undefined, max: number): Rejection | null => {
    if (!amount) return null;
    if (!isPayableAmount(amount, currency))
      return rejectField(field, 'The currency has no such small unit.', 'too-fine');
    if (toMinor(amount, currency) <= max) return null;
    return rejectField(field, 'The discount is more than there is to take it off.', 'discount-too-much');
  };
  for (const item of items) {
    const rejection = check('items', item.discountAmount, maxLineDiscount(item, currency));
    if (rejection) return rejection;
  }
  return check('discountAmount', discountAmount, maxDiscount(invoice));
}

const toContent = (invoice: Invoice) => ({
  client: toClient(invoice.client),
  avatar: invoice.avatar,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  currency: invoice.currency,
  items: invoice.items.map(toItem),
  discount: invoice.discount,
  discountAmount: invoice.discountAmount ?? 0,
  tax: invoice.tax,
  note: invoice.note,
  salesperson: invoice.salesperson ?? '',
  acceptedMethod: invoice.acceptedMethod ?? null,
  hasNote: invoice.hasNote ?? true,
  hasStub: invoice.hasStub ?? false,
  ...toTaxFields(invoice),
});

/**
 * Rejection of changes to an issued document (Directive 2006/112/EC, Art. 219), naming the fields. Unchanged values are
 * accepted.
 */
function checkContent(before: Invoice, after: Invoice): Rejection | null {
  if (isDraft(before)) return null;
  const [was, would] = [toContent(before), toContent(after)].map((content) => Object.entries(content));
  const changed = (would ?? []).flatMap(([field, value], index) =>
    JSON.stringify(value) === JSON.stringify(was?.[index]?.[1]) ? [] : [field],
  );
  if (changed.length === 0) return null;
  const what = `${changed.join(', ')} cannot be changed: this document was issued.`;
  return rejectState(before, `${what} Credit it, and write a new invoice.`, 'is-issued');
}

export function checkInvoice(before: Invoice, after: Invoice, sent: InvoiceStatus | undefined): Rejection | null {
  const contentRejection = checkContent(before, after);
  if (contentRejection) return contentRejection;
  if (!isDraft(before)) return checkStatus(before, after, sent);
  if (after.dueDate < after.issuedDate)
    return rejectField('dueDate', 'The due date is before the date of issue.', 'due-too-early');
  // BR-29.
  if (after.periodFrom && after.periodTo && after.periodTo < after.periodFrom)
    return rejectField('periodTo', 'The period ends before it begins.', 'period-reversed');
  const discountRejection = checkDiscounts(after);
  if (discountRejection) return discountRejection;
  return checkStatus(before, after, sent);
}
