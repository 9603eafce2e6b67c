import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHead, useFormat } from 'shared/ui';
import type { CartLine } from '../../api/schemas';
import { freeDeliveryFrom, orderTotals } from '../../model/orderTotals';
import { OrderSums } from './OrderSums';
import styles from './OrderSums.module.css';

/** What the order will cost, and the way on. */
export function OrderSummary({ lines, children }: { lines: readonly CartLine[]; children: ReactNode }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const totals = orderTotals(lines);
  return (
    <Card label={t('order.summary')} className={styles.summary}>
      <CardHead title={t('order.summary')} />
      <OrderSums totals={totals} />
      {totals.delivery > 0 && (
        <p className={styles.note}>{t('order.freeDeliveryFrom', { amount: money(freeDeliveryFrom) })}</p>
      )}
      <div className={styles.action}>{children}</div>
    </Card>
  );
}
