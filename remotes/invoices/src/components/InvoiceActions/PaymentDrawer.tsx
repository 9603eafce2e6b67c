import { Input, NumberInput, useFormat, useToast } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { paymentMethods, textLimits } from '../../api/choices';
import { useAddPaymentMutation, useCorrectPaymentMutation, useRefundInvoiceMutation } from '../../api/invoicesApi';
import type { InvoicePayment, PaymentCorrection, PaymentToAdd } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';
import { numberOf } from '../../model/documentNumber';
import { earliestPayment } from '../../model/earliestPayment';
import { digitsOf, fromMinor } from '../../model/minorUnits';
import { useMoney } from '../Invoice/useMoney';
import { useToday } from '../Invoice/useToday';
import { ChangedSince } from './ChangedSince';
import { isRefund, maxAmountOf, type PaymentTask, toNewerDraft, toPaymentDraft } from './invoiceTask';
import { useActedOn, useRejection } from './useActedOn';

/** Records what the form for a payment holds, or what was changed in it, and says what it led to. */
function usePaymentSave() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const read = useRejection();
  const [addPayment] = useAddPaymentMutation();
  const [refundInvoice] = useRefundInvoiceMutation();
  const [correctPayment] = useCorrectPaymentMutation();

  const sayPaid = (invoice: Invoice): string => {
    const { balance, currency } = invoice;
    if (balance === 0) return t('done.paid', { number: numberOf(invoice) });
    return t('done.partlyPaid', { left: format.money(balance, currency) });
  };
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

type PaymentDraft = Omit<InvoicePayment, 'id' | 'amount'> & { amount: number | null };

interface PaymentDrawerProps {
  task: PaymentTask | undefined;
  onClose: () => void;
}

const blank: PaymentDraft = { amount: null, date: '', method: 'Bank Transfer', note: '' };

/** Money that came in or went back, or what was recorded of it by mistake. */
export function PaymentDrawer({ task: opened, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation('invoices');
  const today = useToday();
  const { record, correct } = usePaymentSave();
  const { invoice, attempt } = useActedOn(opened?.invoice);
  const task = opened && invoice && { ...opened, invoice };
  const { money } = useMoney(invoice?.currency ?? 'EUR');
  const correction = task?.kind === 'correct' ? task : undefined;
  const { id = 0, rev } = invoice ?? {};
  const kind = task?.kind ?? 'payment';

  return (
    <FormDrawer<PaymentDraft>
      title={t(`paymentForm.${kind}.title`, { number: invoice && numberOf(invoice) })}
      submit={t(`paymentForm.${kind}.submit`)}
      isOpen={task !== undefined}
      onClose={onClose}
      values={task ? toPaymentDraft(task, today) : blank}
      onSave={async ({ amount, ...written }) => {
        if (task) await attempt(record(task, { ...written, id, rev, amount: amount ?? 0 }));
      }}
      {...(correction && {
        rev: correction.invoice.rev,
        onUpdate: ({ amount, ...changed }, latest) =>
          correct({ ...changed, ...(amount && { amount }), id, paymentId: correction.payment.id, rev: latest }),
        toValues: (newer: Invoice) => toNewerDraft(correction, newer),
      })}
      fields={{
        amount: { show: (amount) => money(amount ?? 0) },
        method: { show: (method) => t(`method.${method}`) },
      }}
    >
      <ChangedSince opened={opened?.invoice} invoice={invoice} />
      {task && <AmountField task={task} />}
      {task && <PaidOnField task={task} />}
      <Form.Item name="method" label={t('payment.method')}>
        <Select virtual={false} options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('field.note')}>
        <Input.TextArea autoSize={{ minRows: 3 }} maxLength={textLimits.line} />
      </Form.Item>
    </FormDrawer>
  );
}

/** Payment date: not before the issue date, unless that is recorded already. */
function PaidOnField({ task }: { task: PaymentTask }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const formerDate = task.kind === 'correct' ? task.payment.date : undefined;
  const min = earliestPayment(task.invoice, today);
  return (
    <Form.Item
      name="date"
      label={t('payment.date')}
      rules={[
        { required: true, message: t('form.needed') },
        {
          validator: async (_, day: string | null) => {
            if (day && day !== formerDate && day < min)
              throw new Error(t('payment.beforeIssue', { date: format.date(min) }));
          },
        },
      ]}
      validateTrigger={['onChange', 'onBlur']}
    >
      <DatePicker allowClear={false} max={today} />
    </Form.Item>
  );
}

function AmountField({ task }: { task: PaymentTask }) {
  const { t } = useTranslation('invoices');
  const { currency } = task.invoice;
  const { money } = useMoney(currency);
  const digits = digitsOf(currency);
  const maxAmount = maxAmountOf(task);
  return (
    <Form.Item
      name="amount"
      label={t('payment.amount')}
      extra={t(isRefund(task) ? 'payment.paid' : 'payment.open', { balance: money(maxAmount) })}
      rules={[
        { required: true, message: t('form.needed') },
        { type: 'number', min: fromMinor(1, currency), message: t('payment.tooLittle') },
        { type: 'number', max: maxAmount, message: t('payment.tooMuch') },
      ]}
    >
      <NumberInput digits={digits} minDigits={digits} />
    </Form.Item>
  );
}
