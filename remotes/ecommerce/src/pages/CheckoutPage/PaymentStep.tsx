import { useTranslation } from 'react-i18next';
import { Alert, Button, Radio } from 'shared/ui';
import { usePlaceOrderMutation } from '../../api/cartApi';
import { orderPayments } from '../../api/choices';
import type { CartLine, Order, OrderPayment } from '../../api/schemas';
import type { CheckoutDraft } from '../../model/checkout';
import styles from './Checkout.module.css';
import { OrderSummary } from './OrderSummary';

interface PaymentStepProps {
  lines: readonly CartLine[];
  draft: CheckoutDraft;
  onChange: (method: OrderPayment) => void;
  onOrdered: (order: Order) => void;
}

/** Step 3: how it is paid, and the order itself. */
export function PaymentStep({ lines, draft, onChange, onOrdered }: PaymentStepProps) {
  const { t } = useTranslation('ecommerce');
  const [placeOrder, { isLoading, error }] = usePlaceOrderMutation();
  const { fullName, house, postcode, city } = draft.address;

  const order = async () => {
    const { data } = await placeOrder(draft);
    if (data) onOrdered(data);
  };

  return (
    <>
      <section aria-labelledby="payment-title">
        <p className={styles.deliverTo}>
          {t('checkout.deliverTo', { address: [fullName, house, `${postcode} ${city}`].join(', ') })}
        </p>
        <h2 id="payment-title" className={styles.title}>
          {t('checkout.method')}
        </h2>
        <Radio.Group
          className={styles.methods}
          aria-labelledby="payment-title"
          value={draft.paymentMethod}
          onChange={({ target }) => onChange(target.value)}
        >
          {orderPayments.map((method) => (
            <Radio key={method} value={method} className={styles.method}>
              <span className={styles.methodName}>{t(`payment.${method}.name`)}</span>
              <span className={styles.methodText}>{t(`payment.${method}.text`)}</span>
            </Radio>
          ))}
        </Radio.Group>
      </section>
      <OrderSummary lines={lines}>
        {error && <Alert type="error" title={t('order.failed')} description={error.message} />}
        <Button type="primary" block loading={isLoading} onClick={() => void order()}>
          {t('order.place')}
        </Button>
      </OrderSummary>
    </>
  );
}
