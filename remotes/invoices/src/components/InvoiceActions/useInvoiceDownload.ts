import { useFormat, useToast } from '@atrium/ui';
import { downloadBlob } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice, InvoiceWithPayment } from '../../api/schemas';
import { invoiceName } from '../Invoice/invoiceName';
import { useAttempt } from './useActedOn';

/** Saves invoices as one PDF, created in the page; library and fonts are loaded for it. */
export function useSavePdf() {
  const { t, i18n } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();

  /** @param facturX XML that the file holds besides */
  return async (found: readonly InvoiceWithPayment[], facturX?: string): Promise<void> => {
    const { writePdf } = await import('../InvoicePdf/writePdf');
    const [only, ...others] = found;
    const name = only && others.length === 0 ? invoiceName(only.invoice, t) : t('title');
    const words = { t, format, language: i18n.language, region: navigator.language };
    const { bytes, missing } = await writePdf(found, { ...words, ...(facturX !== undefined && { facturX }) });
    if (bytes) downloadBlob(`${name}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    else toast.error(t('download.lettersMissing', { letters: missing }));
  };
}

export function useInvoiceDownload() {
  const attempt = useAttempt();
  const [getInvoice] = useLazyGetInvoiceQuery();
  const savePdf = useSavePdf();
  const [isDownloading, setDownloading] = useState(false);
  return {
    isDownloading,
    download: async (invoices: readonly Pick<Invoice, 'id'>[]) => {
      setDownloading(true);
      await attempt(async () => savePdf(await Promise.all(invoices.map(({ id }) => getInvoice(id).unwrap()))));
      setDownloading(false);
    },
  };
}
