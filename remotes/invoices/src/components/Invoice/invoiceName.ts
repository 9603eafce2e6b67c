import type { TFunction } from 'i18next';
import type { Invoice } from '../../api/schemas';
import { isCreditNote } from '../../model/invoiceSteps';

type Named = Pick<Invoice, 'id' | 'number' | 'invoiceStatus'>;

/** Display name of a document: "Invoice 5036", "Credit note 5041" or, by id, "Draft 5042". */
export function invoiceName({ id, number, ...invoice }: Named, t: TFunction<'invoices'>): string {
  if (number === null) return t('draft', { id });
  return isCreditNote(invoice) ? t('creditNote', { number }) : t('invoice', { number });
}

/** Short form: "#5036" or "Draft 5042". */
export const shortName = ({ id, number }: Pick<Invoice, 'id' | 'number'>, t: TFunction<'invoices'>): string =>
  number === null ? t('draft', { id }) : `#${number}`;
