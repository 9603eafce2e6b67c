import type { z } from '@atrium/backend';
import type { InvoiceClient } from '../api/clientSchemas';
import type { Invoice, InvoiceItem } from '../api/schemas';
import type { InvoiceToAdd, InvoiceUpdate } from '../api/writeSchemas';
import { isDraft } from '../model/invoiceSteps';
import { totalOf } from '../model/invoiceTotals';
import { recount } from './storedInvoice';

type SentInvoice = Omit<Partial<z.output<typeof InvoiceToAdd>['invoice']>, 'id'> &
  Omit<Partial<z.output<typeof InvoiceUpdate>['invoice']>, 'id' | 'rev'>;

export const toClient = ({
  name,
  company,
  companyEmail,
  address,
  country,
  contact,
  postcode,
  city,
  countryCode,
  vatNumber,
}: NonNullable<SentInvoice['client']>): InvoiceClient => ({
  name,
  company: company ?? '',
  companyEmail: companyEmail ?? '',
  address: address ?? '',
  country: country ?? '',
  contact: contact ?? '',
  ...(postcode && { postcode }),
  ...(city && { city }),
  ...(countryCode && { countryCode: countryCode.toUpperCase() }),
  ...(vatNumber && { vatNumber }),
});

export const toItem = ({
  service,
  cost,
  qty,
  description,
  discount,
  discountAmount,
  tax,
}: NonNullable<SentInvoice['items']>[number]): InvoiceItem => ({
  service,
  cost,
  qty,
  ...(description && { description }),
  ...(discount && { discount }),
  ...(discountAmount && { discountAmount }),
  ...(typeof tax === 'number' && { tax }),
});

const toDay = (moment: string) => moment.slice(0, 10);

/** Given fields only. */
const toExtras = ({ discountAmount, salesperson, acceptedMethod, hasNote, hasStub, internalNote }: SentInvoice) => ({
  ...(typeof discountAmount === 'number' && { discountAmount }),
  ...(typeof salesperson === 'string' && { salesperson }),
  ...(acceptedMethod !== undefined && { acceptedMethod }),
  ...(typeof hasNote === 'boolean' && { hasNote }),
  ...(typeof hasStub === 'boolean' && { hasStub }),
  ...(typeof internalNote === 'string' && { internalNote }),
});

const days = ['deliveryDate', 'periodFrom', 'periodTo'] as const;

function toDays(sent: SentInvoice): Partial<Pick<Invoice, (typeof days)[number]>> {
  const given = days.filter((field) => sent[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, sent[field] ? toDay(sent[field]) : null]));
}

/** Given tax facts; empty ones are taken away. */
const toTaxFacts = (sent: SentInvoice): Partial<Invoice> => ({
  ...(sent.series !== undefined && { series: sent.series?.toUpperCase() ?? '' }),
  ...(sent.taxCategory !== undefined && { taxCategory: sent.taxCategory }),
  ...(sent.exemptionReason !== undefined && { exemptionReason: sent.exemptionReason?.trim() ?? '' }),
  ...(sent.exemptionCode !== undefined && { exemptionCode: sent.exemptionCode ?? '' }),
  ...toDays(sent),
  ...(sent.buyerReference !== undefined && { buyerReference: sent.buyerReference ?? '' }),
  ...(sent.paymentTerms !== undefined && { paymentTerms: sent.paymentTerms?.trim() ?? '' }),
});

/** Recomputes total, balance and dependent status. */
export function mergeInvoice(before: Invoice, sent: SentInvoice): Invoice {
  const items = sent.items?.map(toItem) ?? before.items;
  const merged: Invoice = {
    ...before,
    ...toExtras(sent),
    ...toTaxFacts(sent),
    client: sent.client ? toClient(sent.client) : before.client,
    issuedDate: sent.issuedDate ? toDay(sent.issuedDate) : before.issuedDate,
    dueDate: sent.dueDate ? toDay(sent.dueDate) : before.dueDate,
    items,
    currency: sent.currency ?? before.currency,
    discount: sent.discount ?? before.discount,
    tax: sent.tax ?? before.tax,
    service: items[0]?.service ?? '',
    note: sent.note ?? before.note,
    avatar: sent.avatar === undefined ? before.avatar : sent.avatar,
    invoiceStatus: sent.invoiceStatus ?? before.invoiceStatus,
  };
  // Issued documents keep their total: that of a credit note is negative.
  return recount(isDraft(before) ? { ...merged, total: totalOf(merged) } : merged);
}
