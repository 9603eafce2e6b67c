import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import type { OrderTotals } from '../../model/orderTotals';
import styles from './OrderSums.module.css';

/** The sums of an order, from the products to what is paid. */
export function OrderSums({ totals }: { totals: OrderTotals }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const { subtotal, discount, delivery, total } = totals;
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>{t('order.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div className={styles.sum}>
          <dt>{t('order.discount')}</dt>
          <dd>{`−${money(discount)}`}</dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{t('order.delivery')}</dt>
        <dd>{delivery === 0 ? t('order.free') : money(delivery)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
