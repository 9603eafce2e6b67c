import { useTranslation } from 'react-i18next';
import { useFormat, useToast } from 'shared/ui';
import { useAddPaymentMutation, useCorrectPaymentMutation, useRefundInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice, PaymentToAdd } from '../../api/schemas';
import type { PaymentTask } from './invoiceTask';
import { useRefusal } from './useRefusal';

/** Records what the form for a payment holds, and says what it led to. Rejects with what was wrong. */
export function usePaymentSave() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const read = useRefusal();
  const [addPayment] = useAddPaymentMutation();
  const [refundInvoice] = useRefundInvoiceMutation();
  const [correctPayment] = useCorrectPaymentMutation();

  const record = (task: PaymentTask, sent: PaymentToAdd): Promise<Invoice> => {
    if (task.kind === 'refund') return refundInvoice(sent).unwrap();
    if (task.kind === 'correct') return correctPayment({ ...sent, paymentId: task.payment.id }).unwrap();
    return addPayment(sent).unwrap();
  };
  const say = (task: PaymentTask, { id, balance, currency }: Invoice): string => {
    if (task.kind === 'refund') return t('done.refunded');
    if (task.kind === 'correct') return t('done.corrected');
    return balance === 0 ? t('done.paid', { id }) : t('done.partlyPaid', { left: format.money(balance, currency) });
  };
  return async (task: PaymentTask, sent: PaymentToAdd): Promise<void> => {
    try {
      toast.success(say(task, await record(task, sent)));
    } catch (error) {
      throw read(error);
    }
  };
}
