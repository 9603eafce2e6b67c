import type { TFunction } from 'i18next';
import type { DrawnInvoice } from '../../model/drawnInvoice';

/** What a document is called: "Invoice 5036", "Credit note 5041". */
export function titleOf({ id, creditOf }: Pick<DrawnInvoice, 'id' | 'creditOf'>, t: TFunction<'invoices'>): string {
  if (!id) return t('add.title');
  return creditOf ? t('creditNote', { id }) : t('invoice', { id });
}
