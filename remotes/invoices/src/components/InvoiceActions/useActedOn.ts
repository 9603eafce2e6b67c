import { type ApiError, explainApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { isRecord } from '../../model/givenClient';

const keys = new Map<string, ParseKeys<'invoices'>>([
  ['due-too-early', 'form.dueBeforeIssued'],
  ['discount-too-much', 'form.discountTooMuch'],
  ['too-much', 'payment.tooMuch'],
  ['too-fine', 'payment.tooFine'],
  ['future-day', 'rejection.futureDay'],
  ['before-issue', 'rejection.beforeIssue'],
  ['draft-unpaid', 'rejection.draftUnpaid'],
  ['is-final', 'rejection.isFinal'],
  ['refunded-more', 'rejection.refundedMore'],
  ['draft-not-voided', 'rejection.draftNotVoided'],
  ['paid-not-voided', 'rejection.paidNotVoided'],
  ['sent-not-deleted', 'rejection.sentNotDeleted'],
  ['not-creditable', 'rejection.notCreditable'],
  ['line-credited', 'rejection.lineCredited'],
  ['is-issued', 'rejection.isIssued'],
  ['status-untrue', 'rejection.statusUntrue'],
  ['sent-already', 'rejection.sentAlready'],
]);

/** Text key of a rejection code; undefined for unknown codes. */
const rejectionKey = (code: string): ParseKeys<'invoices'> | undefined => keys.get(code);

export function useRejection(): (error: unknown) => ApiError {
  const { t } = useTranslation('invoices');
  return (error) =>
    explainApiError(error, (code) => {
      const key = rejectionKey(code);
      return key && t(key);
    });
}

export function useAttempt(): (action: () => Promise<void>) => Promise<boolean> {
  const toast = useToast();
  const read = useRejection();
  return async (action) => {
    try {
      await action();
      return true;
    } catch (error) {
      toast.error(read(error).message);
      return false;
    }
  };
}

/** Rejections by state include the invoice: it may be known already. */
const isNewer = (record: unknown, { rev }: Invoice): boolean => isRecord(record) && record.rev !== rev;

/**
 * Invoice of a form: as opened and, after a conflict, the current one. Input stays and is submitted with the new
 * version.
 */
export function useActedOn(opened: Invoice | undefined) {
  const { t } = useTranslation('invoices');
  const read = useRejection();
  const [getInvoice] = useLazyGetInvoiceQuery();
  const [answer, setAnswer] = useState<{ opened: Invoice; newer: Invoice }>();
  const invoice = answer && answer.opened === opened ? answer.newer : opened;

  const attempt = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (rejection) {
      const error = read(rejection);
      if (!opened || !isNewer(error.newer, opened)) throw error;
      const { invoice: newer } = await getInvoice(opened.id)
        .unwrap()
        .catch((failure: unknown) => {
          throw read(failure);
        });
      setAnswer({ opened, newer });
      throw new Error(t('rejection.changedSince'));
    }
  };
  return { invoice, opened, attempt };
}
