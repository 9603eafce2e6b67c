import { useFormat, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { toInvoiceView } from '../../model/invoiceView';
import { isPdfText, paperSizeOf } from '../../model/pdfText';
import { invoiceName } from '../Invoice/invoiceName';
import { textsOf } from '../InvoicePdf/paper';
import { writePaper } from '../InvoicePdf/writePaper';
import { useAttempt } from './useActedOn';

/** Saves invoices as one PDF, created in the page with a lazily loaded library. */
export function useInvoiceDownload() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const attempt = useAttempt();
  const [getInvoice] = useLazyGetInvoiceQuery();
  const [isDownloading, setDownloading] = useState(false);

  const savePdf = async (invoices: readonly Pick<Invoice, 'id'>[]) => {
    const found = await Promise.all(invoices.map(({ id }) => getInvoice(id).unwrap()));
    const papers = found.map(({ invoice, paymentDetails }) =>
      writePaper(toInvoiceView(invoice), paymentDetails, { t, format }),
    );
    if (!papers.flatMap(textsOf).every(isPdfText)) {
      toast.error(t('download.lettersMissing'));
      return;
    }
    const { createInvoicePdf } = await import('../InvoicePdf/createInvoicePdf');
    const [only, ...others] = found;
    const name = only && others.length === 0 ? invoiceName(only.invoice, t) : t('title');
    await createInvoicePdf(papers, paperSizeOf(navigator.language)).save(`${name}.pdf`, { returnPromise: true });
  };

  return {
    isDownloading,
    download: async (invoices: readonly Pick<Invoice, 'id'>[]) => {
      setDownloading(true);
      await attempt(() => savePdf(invoices));
      setDownloading(false);
    },
  };
}
