import { downloadFile } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { InvoiceWithPayment } from '../../api/schemas';
import type { Seller } from '../../api/settingsSchemas';
import type { EInvoiceFormat } from '../../model/eInvoice/missingTerms';
import { toEInvoice } from '../../model/eInvoice/toEInvoice';
import { writeCii } from '../../model/eInvoice/writeCii';
import { writeUbl } from '../../model/eInvoice/writeUbl';
import { invoiceName } from '../Invoice/invoiceName';
import { useSavePdf } from './useInvoiceDownload';

/** Saves an invoice as an e-invoice: its XML, or a PDF file with the XML in it. */
export function useSaveEInvoice() {
  const { t } = useTranslation('invoices');
  const savePdf = useSavePdf();
  return async (format: EInvoiceFormat, document: InvoiceWithPayment, seller: Seller): Promise<void> => {
    const { invoice } = document;
    const eInvoice = toEInvoice(invoice, seller, {
      discount: t('item.discount'),
      rounding: t('eInvoice.rounding'),
      exemption: (category) => t(`exemption.${category}`),
      method: t(`method.${invoice.acceptedMethod ?? 'Bank Transfer'}`),
    });
    if (format === 'facturX') await savePdf([document], writeCii(eInvoice));
    else downloadFile(`${invoiceName(invoice, t)}.xml`, writeUbl(eInvoice), 'application/xml');
  };
}
