import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useChangeInvoicesMutation, useRemovePaymentsMutation } from '../../api/invoicesApi';
import type { InvoiceSelection, InvoicesChanged } from '../../api/manySchemas';
import type { PaymentName } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';
import { numberOf } from '../../model/documentNumber';
import { useAttempt } from './useActedOn';

/** Pays balances, with Undo, and removes mistaken payments. */
export function usePayments() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const attempt = useAttempt();
  const [change] = useChangeInvoicesMutation();
  const [remove] = useRemovePaymentsMutation();

  const takeBack = (payments: PaymentName[]) =>
    attempt(async () => {
      await remove(payments).unwrap();
      toast.success(t('done.paymentRemoved', { count: payments.length }));
    });
  const payAll = async (selection: InvoiceSelection, say: (paid: InvoicesChanged) => string) => {
    const paid = await change({ ...selection, action: 'pay' }).unwrap();
    if (paid.payments.length > 0)
      toast.success(say(paid), {
        action: { label: t('undo'), onClick: () => void takeBack(paid.payments) },
      });
    if (paid.skipped.length > 0) toast.error(t('done.skipped', { count: paid.skipped.length }));
  };

  return {
    takeBack,
    markPaid: (invoice: Invoice) =>
      attempt(() => payAll({ ids: [invoice.id] }, () => t('done.paid', { number: numberOf(invoice) }))),
    markAllPaid: (selection: InvoiceSelection) =>
      attempt(() => payAll(selection, ({ changed }) => t('done.manyPaid', { count: changed.length }))),
  };
}
