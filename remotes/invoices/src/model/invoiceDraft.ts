import { addDays } from 'shared/ui';
import type { Invoice, InvoiceClient, InvoiceItem, InvoiceToAdd, PaymentMethod } from '../api/schemas';

/** A line as the form holds it: a number may be missing while it is typed. */
export interface ItemDraft {
  service: string;
  description?: string;
  cost: number | null;
  qty: number | null;
}

/** An invoice as the form holds it. */
export interface InvoiceDraft {
  client: InvoiceClient | null;
  issuedDate: string;
  dueDate: string;
  items: ItemDraft[];
  discount: number | null;
  tax: number | null;
  note: string;
  salesperson: string;
  /** null: any. */
  acceptedMethod: PaymentMethod | null;
  hasNote: boolean;
  hasStub: boolean;
}

const usualTerm = 14;
export const blankItem: ItemDraft = { service: '', cost: null, qty: 1 };

export const blankDraft = (today: string, client: InvoiceClient | null): InvoiceDraft => ({
  client,
  issuedDate: today,
  dueDate: addDays(today, usualTerm),
  items: [blankItem],
  discount: 0,
  tax: 19,
  note: '',
  salesperson: '',
  acceptedMethod: null,
  hasNote: true,
  hasStub: false,
});

export const toDraft = (invoice: Invoice): InvoiceDraft => ({
  client: invoice.client,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  items: invoice.items,
  discount: invoice.discount,
  tax: invoice.tax,
  note: invoice.note,
  salesperson: invoice.salesperson ?? '',
  acceptedMethod: invoice.acceptedMethod ?? null,
  hasNote: invoice.hasNote ?? true,
  hasStub: invoice.hasStub ?? false,
});

/** The lines that can be counted already. */
export const countedItems = (items: readonly (ItemDraft | undefined)[]): Pick<InvoiceItem, 'cost' | 'qty'>[] =>
  items.flatMap((item) => (item ? [{ cost: item.cost ?? 0, qty: item.qty ?? 0 }] : []));

/** What is sent of a draft that was checked. */
export function toSent({ client, items, discount, tax, ...rest }: InvoiceDraft): InvoiceToAdd['invoice'] {
  if (!client) throw new Error('An invoice needs a client');
  return {
    ...rest,
    client,
    items: items.map(({ service, description, cost, qty }) => ({
      service,
      cost: cost ?? 0,
      qty: qty ?? 0,
      ...(description && { description }),
    })),
    discount: discount ?? 0,
    tax: tax ?? 0,
  };
}

/** The same invoice once more: issued today, with as many days to pay, and a draft. */
export function toDuplicate(invoice: Invoice, today: string, term: number): InvoiceToAdd['invoice'] {
  const { avatar } = invoice;
  return { ...toSent(toDraft(invoice)), issuedDate: today, dueDate: addDays(today, Math.max(term, 0)), avatar };
}
