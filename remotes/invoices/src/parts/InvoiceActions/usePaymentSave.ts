import { useTranslation } from 'react-i18next';
import { useFormat, useToast } from 'shared/ui';
import { useAddPaymentMutation, useCorrectPaymentMutation, useRefundInvoiceMutation } from '../../api/invoicesApi';
import type { PaymentCorrection, PaymentToAdd } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';
import type { PaymentTask } from './invoiceTask';
import { isRefund } from './paymentTask';
import { useRefusal } from './useRefusal';

/** Records what the form for a payment holds, or what was changed in it, and says what it led to. Each rejects with what was wrong. */
export function usePaymentSave() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const read = useRefusal();
  const [addPayment] = useAddPaymentMutation();
  const [refundInvoice] = useRefundInvoiceMutation();
  const [correctPayment] = useCorrectPaymentMutation();

  const sayPaid = ({ id, balance, currency }: Invoice): string =>
    balance === 0 ? t('done.paid', { id }) : t('done.partlyPaid', { left: format.money(balance, currency) });
  const attempt = async (call: Promise<Invoice>, say: (invoice: Invoice) => string) => {
    try {
      toast.success(say(await call));
    } catch (error) {
      throw read(error);
    }
  };
  return {
    record: (task: PaymentTask, sent: PaymentToAdd) =>
      isRefund(task)
        ? attempt(refundInvoice(sent).unwrap(), () => t('done.refunded'))
        : attempt(addPayment(sent).unwrap(), sayPaid),
    correct: (correction: PaymentCorrection) => attempt(correctPayment(correction).unwrap(), () => t('done.corrected')),
  };
}
