import { useFormat, useToast } from '@atrium/ui';
import { downloadBlob } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice, InvoiceWithPayment } from '../../api/schemas';
import { toInvoiceView } from '../../model/invoiceView';
import { paperSizeOf } from '../../model/pdfText';
import { invoiceName } from '../Invoice/invoiceName';
import { writePaper } from '../InvoicePdf/writePaper';
import { useAttempt } from './useActedOn';

/** Saves invoices as one PDF, created in the page; library and fonts are loaded for it. */
export function useSavePdf() {
  const { t, i18n } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();

  /** @param facturX XML that the file holds besides */
  return async (found: readonly InvoiceWithPayment[], facturX?: string): Promise<void> => {
    const papers = found.map((document) =>
      writePaper({ ...document, invoice: toInvoiceView(document.invoice) }, { t, format }),
    );
    const [{ createInvoicePdf, LettersMissing }, { readFonts }] = await Promise.all([
      import('../InvoicePdf/createInvoicePdf'),
      import('../InvoicePdf/fonts'),
    ]);
    const [only, ...others] = found;
    const name = only && others.length === 0 ? invoiceName(only.invoice, t) : t('title');
    try {
      const bytes = await createInvoicePdf(papers, {
        size: paperSizeOf(navigator.language),
        fonts: readFonts(),
        language: i18n.language,
        now: new Date(),
        ...(facturX !== undefined && { facturX }),
      });
      downloadBlob(`${name}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    } catch (error) {
      if (!(error instanceof LettersMissing)) throw error;
      toast.error(t('download.lettersMissing', { letters: error.letters.slice(0, 12).join(' ') }));
    }
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
