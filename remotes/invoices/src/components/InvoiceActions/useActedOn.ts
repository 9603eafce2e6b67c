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
  ['period-reversed', 'form.periodReversed'],
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
  ['issued-in-future', 'rejection.issuedInFuture'],
  ['issued-too-early', 'rejection.issuedTooEarly'],
  ['country-unknown', 'rejection.countryUnknown'],
  ['vat-country', 'vat.country'],
  ['vat-format', 'vat.wrong'],
  ['vat-digits', 'vat.digits'],
  ['iban-wrong', 'settings.ibanWrong'],
  ['bic-wrong', 'settings.bicWrong'],
  ['series-unknown', 'rejection.seriesUnknown'],
  ['series-in-use', 'settings.seriesInUse'],
  ['category-needed', 'taxIssue.category-needed'],
  ['no-zero-rate', 'taxIssue.no-zero-rate'],
  ['category-alone', 'taxIssue.category-alone'],
  ['zero-rate-reason', 'taxIssue.zero-rate-reason'],
  ['exemption-code-wrong', 'taxIssue.exemption-code-wrong'],
  ['client-vat-needed', 'taxIssue.client-vat-needed'],
  ['seller-vat-needed', 'taxIssue.seller-vat-needed'],
  ['delivery-needed', 'taxIssue.delivery-needed'],
  ['not-abroad', 'taxIssue.not-abroad'],
  ['client-known', 'clients.known'],
  ['recurring-over', 'recurring.over'],
  ['reminders-order', 'settings.remindersWrong'],
  ['not-past-due', 'rejection.notPastDue'],
  ['reminders-over', 'rejection.remindersOver'],
  ['reminder-early', 'rejection.reminderEarly'],
]);

/** Text key of a rejection code; undefined for unknown codes. */
const rejectionKey = (code: string): ParseKeys<'invoices'> | undefined => keys.get(code);

/** Words for a code of a rejection; undefined for unknown codes. */
export function useRejectionText(): (code: string) => string | undefined {
  const { t } = useTranslation('invoices');
  return (code) => {
    const key = rejectionKey(code);
    return key && t(key);
  };
}

export function useRejection(): (error: unknown) => ApiError {
  const explain = useRejectionText();
  return (error) => explainApiError(error, explain);
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
