import { useFormat } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderTotals } from '../../api/schemas';
import { fromCents, taxRate, toCents } from '../../model/orderTotals';
import { refundedOf } from '../../model/refund';
import { Amount } from '../Amount';
import styles from './OrderSums.module.css';

interface OrderSumsProps {
  totals: OrderTotals;
  coupon: string | null | undefined;
  giftCard: string | null | undefined;
  refunded?: number;
}

export function OrderSums({ totals, coupon, giftCard, refunded = 0 }: OrderSumsProps) {
  const { t } = useTranslation('ecommerce');
  const { percent } = useFormat();
  const { subtotal, discount, couponAmount, delivery, total, tax, giftCardAmount, due } = totals;
  const sum = (name: ReactNode, value: number, isOff = false) => (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd>
        <Amount value={value} isOff={isOff} />
      </dd>
    </div>
  );
  return (
    <dl className={styles.sums}>
      {sum(t('order.subtotal'), subtotal)}
      {discount > 0 && sum(t('order.discount'), discount, true)}
      {couponAmount > 0 && sum(<Code name={t('coupon.name')} code={coupon} />, couponAmount, true)}
      <div className={styles.sum}>
        <dt>{t('order.delivery')}</dt>
        <dd>{delivery === 0 ? t('order.free') : <Amount value={delivery} />}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>
          <Amount value={total} />
        </dd>
      </div>
      <div className={styles.tax}>
        <dt>
          <bdi>{t('order.tax', { rate: percent(taxRate / 100) })}</bdi>
        </dt>
        <dd>
          <Amount value={tax} />
        </dd>
      </div>
      {giftCardAmount > 0 && sum(<Code name={t('giftCard.name')} code={giftCard} />, giftCardAmount, true)}
      {giftCardAmount > 0 && (
        <div className={styles.total}>
          <dt>{t('order.due')}</dt>
          <dd>
            <Amount value={due} />
          </dd>
        </div>
      )}
      {refunded > 0 && sum(t('return.paidBack'), refunded, true)}
      {refunded > 0 && (
        <div className={styles.total}>
          <dt>{t('return.remains')}</dt>
          <dd>
            <Amount value={fromCents(toCents(total) - toCents(refunded))} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const Code = ({ name, code }: { name: string; code: string | null | undefined }) => (
  <bdi>
    {name} {code}
  </bdi>
);

export const SumsOfOrder = ({ order }: { order: Order }) => (
  <OrderSums totals={order} coupon={order.coupon} giftCard={order.giftCard} refunded={refundedOf(order)} />
);
