import { readCardNumber, readExpiry } from '@atrium/contract/card';
import { Alert, Button, Form, useFormat } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Cart, Order, OrderTotals } from '../../api/schemas';
import { isShort } from '../../model/cartLine';
import { stepPath, toOrderAddress } from '../../model/checkout';
import { orderTotals } from '../../model/orderTotals';
import { useIsolate } from '../../components/Money/useIsolate';
import type { CardDraft } from './CardFields';
import styles from './Checkout.module.css';
import { OrderReview } from './OrderReview';
import { OrderSummary } from './OrderSummary';
import { PaymentChoice } from './PaymentChoice';
import type { CheckoutInHand } from './useCheckoutDraft';
import { usePlaceOrder } from './usePlaceOrder';

interface PaymentStepProps {
  cart: Cart;
  checkout: CheckoutInHand;
  onOrdered: (order: Order) => void;
}

/** Step 3: how it is paid, all of it once more, and the order itself. */
export function PaymentStep({ cart, checkout: { draft, change }, onOrdered }: PaymentStepProps) {
  const { t } = useTranslation('ecommerce');
  const [form] = Form.useForm<CardDraft>();
  const totals = orderTotals(cart.products, { ...cart, deliveryWay: draft.deliveryWay });
  const { place, isLoading, refusal } = usePlaceOrder(totals, onOrdered);
  const hasShort = cart.products.some(isShort);

  const order = ({ number = '', expires = '' }: Partial<CardDraft> = {}) => {
    const card = readCardNumber(number);
    const until = readExpiry(expires);
    void place({
      address: toOrderAddress(draft.address, draft.deliveryWay),
      paymentMethod: draft.paymentMethod,
      deliveryWay: draft.deliveryWay,
      card: card && until ? { ...card, expires: until } : null,
      bank: draft.paymentMethod === 'net-banking' ? draft.bank : null,
    });
  };
  const isByForm = totals.due > 0 && ['card', 'net-banking'].includes(draft.paymentMethod);

  return (
    <>
      <div className={styles.parts}>
        {totals.due > 0 ? (
          <PaymentChoice form={form} due={totals.due} draft={draft} onChange={change} onFinish={order} />
        ) : (
          <Alert type="success" title={t('payment.covered')} description={t('payment.coveredText')} />
        )}
        <OrderReview cart={cart} draft={draft} />
      </div>
      <OrderSummary cart={cart} deliveryWay={draft.deliveryWay}>
        <ChangedTotal totals={totals} />
        {hasShort && (
          <Alert
            type="warning"
            title={t('stock.short')}
            description={<Link to={stepPath('cart')}>{t('stock.toCart')}</Link>}
          />
        )}
        {refusal}
        <Button
          type="primary"
          block
          disabled={hasShort}
          loading={isLoading}
          onClick={() => (isByForm ? form.submit() : order())}
        >
          {t('order.place')}
        </Button>
      </OrderSummary>
    </>
  );
}

/** Says so when the cart has come to something else since this step was opened; a code of one's own is no such news. */
function ChangedTotal({ totals: { subtotal, due } }: { totals: OrderTotals }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const isolate = useIsolate();
  const [seen, setSeen] = useState({ subtotal, due });
  if (seen.subtotal === subtotal && seen.due !== due) setSeen({ subtotal, due });
  if (seen.subtotal === subtotal) return null;
  const amounts = { before: isolate(money(seen.due)), now: isolate(money(due)) };
  return <Alert type="warning" title={t('order.changed', amounts)} description={t('order.changedText')} />;
}
