import { useRuntime } from '@atrium/sdk';
import { Icon, toDay, useFormat } from '@atrium/ui';
import { RotateCcw, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../api/schemas';
import { arrivalOf } from '../../model/arrival';
import { orderTotals } from '../../model/orderTotals';
import { Amount } from '../../components/Money/Amount';
import { Availability } from '../../components/Product/Availability';
import styles from './Promises.module.css';

/** Whether there is any, when it comes and what that costs, and how it goes back: a line each. */
export function Promises({ product, left }: { product: ProductDetail; left: number }) {
  const { t } = useTranslation('ecommerce');
  const { dateRange } = useFormat();
  const { clock } = useRuntime();
  const { from, to } = arrivalOf(toDay(clock.now()), 'standard');
  const { delivery } = orderTotals([{ ...product, qty: 1, discountPercentage: 0 }]);
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Availability left={left} isCounted />
        {left > 0 && <span className={styles.end}>{t('stock.place')}</span>}
      </li>
      {left > 0 && (
        <li className={styles.promise}>
          <Icon of={Truck} />
          <bdi>{t('delivery.standard.text', { days: dateRange(from, to) })}</bdi>
          <span className={styles.end}>{delivery === 0 ? t('order.free') : <Amount value={delivery} />}</span>
        </li>
      )}
      <li className={styles.promise}>
        <Icon of={RotateCcw} />
        <bdi>{t('product.returns')}</bdi>
        <span className={styles.end}>{t('order.free')}</span>
      </li>
    </ul>
  );
}
