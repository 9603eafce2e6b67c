import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useLazyGetInvoiceQuery,
  useRemindInvoiceMutation,
  useSendInvoiceMutation,
  useUpdateInvoiceMutation,
} from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { isDraft } from '../../model/invoiceSteps';
import type { Letter } from './letterOf';
import type { useActedOn } from './useActedOn';
import { useLetterTexts } from './useLetterTexts';

interface SendOptions {
  isReminder: boolean;
  /** False where a letter is noted alone: it needs no document then. */
  sendsEmails: boolean;
}

const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The document of an invoice as a data URL, in the language of the letter that it goes with. */
function useDocument() {
  const { t } = useTranslation('invoices');
  const { of } = useLetterTexts();
  const [getInvoice] = useLazyGetInvoiceQuery();
  return async (id: number, language: Letter['language']): Promise<string> => {
    const { writePdf } = await import('../InvoicePdf/writePdf');
    const found = await getInvoice(id).unwrap();
    const { bytes, missing } = await writePdf([found], { ...of(language), language, region: navigator.language });
    if (!bytes) throw new Error(t('download.lettersMissing', { letters: missing }));
    return toDataUrl(new Blob([bytes], { type: 'application/pdf' }));
  };
}

/** Sends a letter with the invoice as it is issued; a failure leaves it issued, and the letter is sent again. */
export function useSendLetter(
  { invoice, opened, attempt }: ReturnType<typeof useActedOn>,
  { isReminder, sendsEmails }: SendOptions,
) {
  const [sendInvoice] = useSendInvoiceMutation();
  const [remindInvoice] = useRemindInvoiceMutation();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const documentOf = useDocument();
  const issued = useRef<{ opened: Invoice | undefined; invoice: Invoice }>(undefined);

  /** A document has its number: a draft is issued before its file is made. */
  const issue = async (draft: Invoice): Promise<Invoice> => {
    const { id, rev } = draft;
    const after = await attempt(updateInvoice({ id, rev, invoiceStatus: 'Downloaded' }).unwrap());
    issued.current = { opened, invoice: after };
    return after;
  };

  return async ({ language, ...letter }: Letter): Promise<void> => {
    if (!invoice) return;
    const send = isReminder ? remindInvoice : sendInvoice;
    const known = issued.current?.opened === opened ? issued.current?.invoice : undefined;
    const current = known && known.rev > invoice.rev ? known : invoice;
    const { id, rev } = sendsEmails && isDraft(current) ? await issue(current) : current;
    const pdf = sendsEmails && (await documentOf(id, language));
    await attempt(send({ id, rev, ...letter, ...(pdf && { pdf }) }).unwrap());
  };
}
