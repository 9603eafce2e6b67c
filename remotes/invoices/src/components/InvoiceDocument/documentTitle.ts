import type { TFunction } from 'i18next';
import type { DrawnInvoice } from '../../model/drawnInvoice';

/** What a document is called on paper: "Invoice 5036", "Credit note 5041". A draft has no number that a reader could quote. */
export function titleOf(
  { number, creditOf }: Pick<DrawnInvoice, 'number' | 'creditOf'>,
  t: TFunction<'invoices'>,
): string {
  if (!number) return t('status.Draft');
  return creditOf ? t('creditNote', { number }) : t('invoice', { number });
}
