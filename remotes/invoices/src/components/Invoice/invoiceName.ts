import type { TFunction } from 'i18next';
import type { Invoice } from '../../api/schemas';
import { numberOf } from '../../model/documentNumber';
import { isCreditNote } from '../../model/invoiceSteps';

type Numbered = Pick<Invoice, 'id' | 'number' | 'series'>;

/** Display name of a document: "Invoice 5036", "Credit note EXP-41" or, by id, "Draft 5042". */
export function invoiceName(invoice: Numbered & Pick<Invoice, 'invoiceStatus'>, t: TFunction<'invoices'>): string {
  if (invoice.number === null) return t('draft', { id: invoice.id });
  const number = numberOf(invoice);
  return isCreditNote(invoice) ? t('creditNote', { number }) : t('invoice', { number });
}

/** Short form: "#5036" or "Draft 5042". */
export const shortName = (invoice: Numbered, t: TFunction<'invoices'>): string =>
  invoice.number === null ? t('draft', { id: invoice.id }) : `#${numberOf(invoice)}`;
