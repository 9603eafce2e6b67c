import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { isRecord } from '../../model/record';
import { useRefusal } from './useRefusal';

/** A refusal for the state of an invoice brings it along as well: as it is known already. */
const isNewer = (record: unknown, { rev }: Invoice): boolean => isRecord(record) && record.rev !== rev;

/**
 * The invoice that a form does something to: as it was when the form was opened and, once that was refused because somebody
 * has changed it, as it is now. What was typed stays, and goes along with what one has read by then.
 */
export function useActedOn(opened: Invoice | undefined) {
  const { t } = useTranslation('invoices');
  const read = useRefusal();
  const [getInvoice] = useLazyGetInvoiceQuery();
  const [answer, setAnswer] = useState<{ opened: Invoice; newer: Invoice }>();
  const invoice = answer && answer.opened === opened ? answer.newer : opened;

  const attempt = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (refusal) {
      const error = read(refusal);
      if (!opened || !isNewer(error.newer, opened)) throw error;
      const { invoice: newer } = await getInvoice(opened.id)
        .unwrap()
        .catch((failure: unknown) => {
          throw read(failure);
        });
      setAnswer({ opened, newer });
      throw new Error(t('refusal.changedSince'));
    }
  };
  return { invoice, opened, attempt };
}
