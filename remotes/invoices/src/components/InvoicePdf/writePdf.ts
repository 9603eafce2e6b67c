import type { InvoiceWithPayment } from '../../api/schemas';
import { toInvoiceView } from '../../model/invoiceView';
import { paperSizeOf } from '../../model/pdfText';
import { createInvoicePdf, LettersMissing } from './createInvoicePdf';
import { readFonts } from './fonts';
import { type Writing, writePaper } from './writePaper';

interface PdfOptions extends Writing {
  /** BCP 47, of the texts. */
  language: string;
  /** BCP 47, of whom the paper is for. */
  region: string;
  /** XML that the file holds besides. */
  facturX?: string;
}

const maxShown = 12;

/** Invoices as one PDF, or the letters that its font lacks. */
export async function writePdf(
  found: readonly InvoiceWithPayment[],
  { t, format, language, region, facturX }: PdfOptions,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; missing?: undefined } | { bytes?: undefined; missing: string }> {
  const papers = found.map((document) =>
    writePaper({ ...document, invoice: toInvoiceView(document.invoice) }, { t, format }),
  );
  try {
    const bytes = await createInvoicePdf(papers, {
      size: paperSizeOf(region),
      fonts: readFonts(),
      language,
      now: new Date(),
      ...(facturX !== undefined && { facturX }),
    });
    return { bytes };
  } catch (error) {
    if (!(error instanceof LettersMissing)) throw error;
    return { missing: error.letters.slice(0, maxShown).join(' ') };
  }
}
