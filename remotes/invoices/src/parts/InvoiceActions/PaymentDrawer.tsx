import { useTranslation } from 'react-i18next';
import { Form, Input, NumberInput, useFormat, useToast } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { FormDrawer } from 'shared/ui/forms';
import { Select } from 'shared/ui/select';
import { paymentMethods } from '../../api/choices';
import { useAddPaymentMutation } from '../../api/invoicesApi';
import type { Invoice, InvoicePayment } from '../../api/schemas';
import { useToday } from '../Invoice/useToday';
import { useRefusal } from './useRefusal';

type PaymentDraft = Omit<InvoicePayment, 'amount'> & { amount: number | null };

/** Records money that came in: at most what is open. */
export function PaymentDrawer({ invoice, onClose }: { invoice: Invoice | undefined; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const toast = useToast();
  const read = useRefusal();
  const today = useToday();
  const [addPayment] = useAddPaymentMutation();
  const { id = 0, balance = 0 } = invoice ?? {};
  const draft: PaymentDraft = { amount: balance, date: today, method: 'Bank Transfer', note: '' };

  return (
    <FormDrawer<PaymentDraft>
      title={t('payment.record', { id })}
      submit={t('payment.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={draft}
      onSave={async ({ amount, ...values }) => {
        try {
          const { balance: left } = await addPayment({ ...values, id, amount: amount ?? 0 }).unwrap();
          toast.success(left === 0 ? t('done.paid', { id }) : t('done.partlyPaid', { left: format.money(left) }));
        } catch (error) {
          throw read(error);
        }
      }}
    >
      <Form.Item
        name="amount"
        label={t('payment.amount')}
        extra={t('payment.open', { balance: format.money(balance) })}
        rules={[
          { required: true, message: t('form.needed') },
          { type: 'number', min: 0.01, message: t('payment.tooLittle') },
          { type: 'number', max: balance, message: t('payment.tooMuch') },
        ]}
      >
        <NumberInput digits={2} leastDigits={2} />
      </Form.Item>
      <Form.Item name="date" label={t('payment.date')} rules={[{ required: true, message: t('form.needed') }]}>
        <DatePicker allowClear={false} max={today} />
      </Form.Item>
      <Form.Item name="method" label={t('payment.method')}>
        <Select virtual={false} options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('field.note')}>
        <Input.TextArea autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  );
}
