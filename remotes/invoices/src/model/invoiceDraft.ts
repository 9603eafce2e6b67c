import { addDays, daysBetween, toDate } from '@atrium/contract/values';
import type { InvoiceClient } from '../api/clientSchemas';
import type { PaymentMethod } from '../api/paymentSchemas';
import type { Currency, Invoice, InvoiceItem } from '../api/schemas';
import type { TaxCategory } from '../api/taxSchemas';
import type { InvoiceToAdd } from '../api/writeSchemas';
import { type Counted, totalOf } from './invoiceTotals';

/** Form values of a line; numbers may be missing while typing. */
export interface ItemDraft {
  service: string;
  description?: string;
  cost: number | null;
  qty: number | null;
  /** Percent off this line; null or absent: none. */
  discount?: number | null;
  /** Amount off after that, in the currency; null or absent: none. */
  discountAmount?: number | null;
  /** Percent; null or absent: the invoice's. */
  tax?: number | null;
}

export interface InvoiceDraft {
  client: InvoiceClient | null;
  issuedDate: string;
  dueDate: string;
  currency: Currency;
  items: ItemDraft[];
  /** Percent. */
  discount: number | null;
  /** In the currency. */
  discountAmount: number | null;
  tax: number | null;
  note: string;
  salesperson: string;
  /** null: any. */
  acceptedMethod: PaymentMethod | null;
  hasNote: boolean;
  hasStub: boolean;
  /** Empty: the main one. */
  series: string;
  /** Reason for lines at 0 %; null: none is stated. */
  taxCategory: TaxCategory | null;
  exemptionReason: string;
  exemptionCode: string;
  /** null: not stated. */
  deliveryDate: string | null;
  /** Days that it is for; null: not stated. */
  periodFrom: string | null;
  periodTo: string | null;
  buyerReference: string;
  paymentTerms: string;
}

type TaxFields = Pick<
  InvoiceDraft,
  | 'series'
  | 'taxCategory'
  | 'exemptionReason'
  | 'exemptionCode'
  | 'deliveryDate'
  | 'periodFrom'
  | 'periodTo'
  | 'buyerReference'
  | 'paymentTerms'
>;

const noTaxFields: TaxFields = {
  series: '',
  taxCategory: null,
  exemptionReason: '',
  exemptionCode: '',
  deliveryDate: null,
  periodFrom: null,
  periodTo: null,
  buyerReference: '',
  paymentTerms: '',
};

/** Fields of tax and of the e-invoice, with what stands for each that is not stated. */
export const toTaxFields = (invoice: Invoice): TaxFields => ({
  series: invoice.series ?? '',
  taxCategory: invoice.taxCategory ?? null,
  exemptionReason: invoice.exemptionReason ?? '',
  exemptionCode: invoice.exemptionCode ?? '',
  deliveryDate: invoice.deliveryDate ?? null,
  periodFrom: invoice.periodFrom ?? null,
  periodTo: invoice.periodTo ?? null,
  buyerReference: invoice.buyerReference ?? '',
  paymentTerms: invoice.paymentTerms ?? '',
});

const usualTerm = 14;
export const blankItem: ItemDraft = { service: '', cost: null, qty: 1 };

export const blankDraft = (today: string, client: InvoiceClient | null): InvoiceDraft => ({
  client,
  issuedDate: today,
  dueDate: addDays(today, usualTerm),
  currency: 'EUR',
  items: [blankItem],
  discount: 0,
  discountAmount: 0,
  tax: 19,
  note: '',
  salesperson: '',
  acceptedMethod: null,
  hasNote: true,
  hasStub: false,
  ...noTaxFields,
});

export const toDraft = (invoice: Invoice): InvoiceDraft => ({
  client: invoice.client,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  currency: invoice.currency,
  items: invoice.items,
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

const toItem = ({ service, description, cost, qty, discount, discountAmount, tax }: ItemDraft): InvoiceItem => ({
  service: service ?? '',
  cost: cost ?? 0,
  qty: qty ?? 0,
  ...(description && { description }),
  ...(discount && { discount }),
  ...(discountAmount && { discountAmount }),
  ...(typeof tax === 'number' && { tax }),
});

/** Form fields register one by one: until then they may be missing. */
type PartialDraft = Partial<Pick<InvoiceDraft, 'discount' | 'discountAmount' | 'tax' | 'currency'>> & {
  items?: readonly (ItemDraft | undefined)[] | undefined;
};

export const countedDraft = ({
  items = [],
  discount,
  discountAmount,
  tax,
  currency = 'EUR',
}: PartialDraft): Counted => ({
  items: items.flatMap((item) => (item ? [toItem(item)] : [])),
  discount: discount ?? 0,
  discountAmount: discountAmount ?? 0,
  tax: tax ?? 0,
  currency,
});

export const writtenItems = (items: readonly ItemDraft[]): InvoiceItem[] =>
  items.filter(({ service, cost }) => service || cost).map(toItem);

export const sentFields = ({ client, items, discount, discountAmount, tax, ...rest }: Partial<InvoiceDraft>) => ({
  ...rest,
  ...(client && { client }),
  ...(items && { items: items.map(toItem) }),
  ...(discount !== undefined && { discount: discount ?? 0 }),
  ...(discountAmount !== undefined && { discountAmount: discountAmount ?? 0 }),
  ...(tax !== undefined && { tax: tax ?? 0 }),
});

export function toSent({ client, ...draft }: InvoiceDraft): InvoiceToAdd['invoice'] {
  if (!client) throw new Error('An invoice needs a client');
  return { ...draft, ...sentFields(draft), client, items: draft.items.map(toItem) };
}

/** Copy of an invoice for another supply, on another day. */
export function toDuplicate(invoice: Invoice, today: string, term: number): InvoiceToAdd['invoice'] {
  const { avatar, taxCategory } = invoice;
  // Only a supply to another member state cannot be saved without its date.
  const deliveryDate = taxCategory === 'K' ? today : null;
  const dates = {
    issuedDate: today,
    dueDate: addDays(today, Math.max(term, 0)),
    deliveryDate,
    periodFrom: null,
    periodTo: null,
  };
  return { ...toSent(toDraft(invoice)), ...dates, avatar };
}

/**
 * Replacement draft for a credited invoice: with the credited lines, issued on the day of creation, with the same
 * payment term.
 */
export function toReissue(invoice: Invoice, note: Invoice, today: string) {
  const { client, currency, discount, tax, avatar, salesperson, acceptedMethod, hasNote, hasStub } = invoice;
  const items = note.items.map(({ line: _, ...item }) => item);
  const { discountAmount = 0 } = note;
  const term = Math.max(0, daysBetween(toDate(invoice.issuedDate), toDate(invoice.dueDate)));
  const total = totalOf({ items, discount, discountAmount, tax, currency });
  return {
    ...{ client, avatar, currency, items, discount, discountAmount, tax, total, balance: total, note: invoice.note },
    ...{ service: items[0]?.service ?? '', issuedDate: today, dueDate: addDays(today, term) },
    ...(salesperson !== undefined && { salesperson }),
    ...(acceptedMethod !== undefined && { acceptedMethod }),
    ...(hasNote !== undefined && { hasNote }),
    ...(hasStub !== undefined && { hasStub }),
    ...toTaxFields(invoice),
    replaces: {
      id: invoice.id,
      number: invoice.number ?? invoice.id,
      ...(invoice.series && { series: invoice.series }),
    },
  };
}
