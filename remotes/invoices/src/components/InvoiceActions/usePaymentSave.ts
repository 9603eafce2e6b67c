import { useFormat, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useAddPaymentMutation, useCorrectPaymentMutation, useRefundInvoiceMutation } from '../../api/invoicesApi';
import type { PaymentCorrection, PaymentToAdd } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';
import type { PaymentTask } from './invoiceTask';
import { isRefund } from './paymentTask';
import { useRefusal } from './useRefusal';

/** Records what the form for a payment holds, or what was changed in it, and says what it led to. */
export function usePaymentSave() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const read = useRefusal();
  const [addPayment] = useAddPaymentMutation();
  const [refundInvoice] = useRefundInvoiceMutation();
  const [correctPayment] = useCorrectPaymentMutation();

  const sayPaid = ({ number, balance, currency }: Invoice): string =>
    balance === 0 ? t('done.paid', { number }) : t('done.partlyPaid', { left: format.money(balance, currency) });
  return {
    record: async (task: PaymentTask, sent: PaymentToAdd) => {
      if (isRefund(task)) {
        await refundInvoice(sent).unwrap();
        toast.success(t('done.refunded'));
      } else toast.success(sayPaid(await addPayment(sent).unwrap()));
    },
    correct: async (correction: PaymentCorrection) => {
      try {
        await correctPayment(correction).unwrap();
      } catch (error) {
        throw read(error);
      }
      toast.success(t('done.corrected'));
    },
  };
}
