import { Card, CardHead, Icon, useFormat } from '@atrium/ui';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, DeliveryWay } from '../../api/schemas';
import { useIsolate } from '../../components/Amount';
import { OrderSums } from '../../components/Order/OrderSums';
import { freeDeliveryFrom, orderTotals } from '../../model/orderTotals';
import { Codes } from './Codes';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  cart: Cart;
  deliveryWay?: DeliveryWay;
  children: ReactNode;
}

export function OrderSummary({ cart, deliveryWay = 'standard', children }: OrderSummaryProps) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const isolate = useIsolate();
  const totals = orderTotals(cart.products, { ...cart, deliveryWay });
  return (
    <Card label={t('order.summary')} className={styles.summary}>
      <CardHead title={t('order.summary')} />
      <div aria-live="polite">
        <OrderSums totals={totals} coupon={cart.coupon?.code} giftCard={cart.giftCard?.code} />
      </div>
      {deliveryWay === 'standard' && totals.delivery > 0 && (
        <p className={styles.note}>{t('order.freeDeliveryFrom', { amount: isolate(money(freeDeliveryFrom)) })}</p>
      )}
      <Codes cart={cart} />
      <div className={styles.action}>{children}</div>
      <p className={styles.promise}>
        <Icon of={RotateCcw} size={14} /> {t('order.promise')}
      </p>
    </Card>
  );
}
