import { Form, type FormInstance, useFormat } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { banks, orderPayments } from '../../api/choices';
import type { DeliveryWay, OrderPayment } from '../../api/schemas';
import type { Bank, CheckoutDraft } from '../../model/checkout';
import { instalmentsOf } from '../../model/orderTotals';
import { useIsolate } from '../../components/Money/useIsolate';
import { useMethodName } from '../../components/Order/useMethodName';
import { type CardDraft, CardFields } from './CardFields';
import styles from './Checkout.module.css';
import { ChoiceCard, ChoiceGroup } from './ChoiceGroup';

interface PaymentChoiceProps {
  form: FormInstance<CardDraft>;
  due: number;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  onFinish: (card: CardDraft) => void;
}

/** The ways to pay, each with what it needs. */
export function PaymentChoice({ form, due, draft, onChange, onFinish }: PaymentChoiceProps) {
  const { t } = useTranslation('ecommerce');
  const { paymentMethod } = draft;
  const nameOf = useMethodName();
  const textOf = useMethodText(due, draft.deliveryWay);
  return (
    <Form form={form} aria-label={t('checkout.method')} validateTrigger="onBlur" onFinish={onFinish}>
      <ChoiceGroup
        title={t('checkout.method')}
        value={paymentMethod}
        onChange={(method) => onChange({ paymentMethod: method })}
      >
        {orderPayments.map((method) => (
          <ChoiceCard key={method} value={method} name={nameOf(method, draft.deliveryWay)} text={textOf(method)}>
            {method === paymentMethod && method === 'card' && <CardFields />}
            {method === paymentMethod && method === 'net-banking' && (
              <BankField bank={draft.bank} onChange={(bank) => onChange({ bank })} />
            )}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </Form>
  );
}

/** What each way to pay means; the instalments of what is due. */
function useMethodText(due: number, way: DeliveryWay) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const isolate = useIsolate();
  return (method: OrderPayment): string => {
    if (method === 'cash-on-delivery' && way === 'pickup') return t('payment.onCollection.text');
    const { first, each } = instalmentsOf(due);
    return method === 'instalments'
      ? t('payment.instalments.text', { first: isolate(money(first)), each: isolate(money(each)) })
      : t(`payment.${method}.text`);
  };
}

function BankField({ bank, onChange }: { bank: Bank | undefined; onChange: (bank: Bank) => void }) {
  const { t } = useTranslation('ecommerce');
  return (
    <div className={styles.details}>
      <Form.Item
        name="bank"
        label={t('payment.bank')}
        initialValue={bank}
        rules={[{ required: true, message: t('address.required') }]}
      >
        <Select<Bank> virtual={false} options={banks.map((value) => ({ value, label: value }))} onChange={onChange} />
      </Form.Item>
    </div>
  );
}
