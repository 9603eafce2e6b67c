import { groupCardNumber, isCardExpired, isSecurityCode, readCardNumber, readExpiry } from '@atrium/contract/card';
import { useRuntime } from '@atrium/sdk';
import { Input, useFormat } from '@atrium/ui';
import { Form, type FormInstance } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import type { DeliveryWay, OrderPayment } from '../../api/schemas';
import { banks, orderPayments } from '../../api/schemas/choices';
import { useIsolate } from '../../components/Amount';
import { CardName, useMethodName } from '../../components/Order/OrderFacts';
import type { Bank, CheckoutDraft } from '../../model/checkout';
import { instalmentsOf } from '../../model/orderTotals';
import styles from './Checkout.module.css';
import { ChoiceCard, ChoiceGroup } from './ChoiceGroup';

/** Only in this form: nothing is stored or sent but brand, last four digits and the last month. */
export interface CardDraft {
  number: string;
  expires: string;
  code: string;
}

const check = (isGood: (text: string) => boolean, message: string) => ({
  validator: async (_rule: unknown, text = '') => {
    if (text.trim() !== '' && !isGood(text)) throw new Error(message);
  },
});

function CardFields() {
  const { t } = useTranslation('ecommerce');
  const { clock } = useRuntime();
  const card = readCardNumber(Form.useWatch('number') ?? '');
  const isAhead = (text: string) => {
    const expires = readExpiry(text);
    return expires === null || !isCardExpired({ expires }, clock.now());
  };
  return (
    <div className={styles.details}>
      <Form.Item
        className={styles.whole}
        name="number"
        label={t('card.number')}
        extra={card ? <CardName card={card} /> : t('card.kept')}
        normalize={(text: string) => groupCardNumber(text)}
        rules={[
          { required: true, message: t('card.noNumber') },
          check((text) => readCardNumber(text) !== null, t('card.wrongNumber')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-number" maxLength={23} dir="ltr" />
      </Form.Item>
      <Form.Item
        name="expires"
        label={t('card.expires')}
        rules={[
          { required: true, message: t('card.noExpiry') },
          check((text) => readExpiry(text) !== null, t('card.wrongExpiry')),
          check(isAhead, t('card.expired')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-exp" placeholder="11/29" maxLength={9} dir="ltr" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('card.code')}
        dependencies={['number']}
        rules={[
          { required: true, message: t('card.noCode') },
          check((text) => isSecurityCode(text, card?.brand), t('card.wrongCode')),
        ]}
      >
        <Input inputMode="numeric" autoComplete="cc-csc" maxLength={4} dir="ltr" />
      </Form.Item>
    </div>
  );
}

interface PaymentChoiceProps {
  form: FormInstance<CardDraft>;
  due: number;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  onFinish: (card: CardDraft) => void;
}

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
