import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderLine } from '../../api/schemas';
import { productPath } from '../../model/paths';
import { Amount } from '../Amount';
import { ProductPicture } from '../Product/ProductPicture';
import styles from './Order.module.css';

type Line = Omit<OrderLine, 'price' | 'discountPercentage'>;

export function LineList({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('ecommerce');
  const { dateShort, number } = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.productId} ${line.color}`} className={styles.line}>
          <ProductPicture className={styles.picture} product={line} isNamed />
          <span className={styles.name}>
            <Link className={styles.link} dir="auto" to={productPath(line, line.color)}>
              {line.name}
            </Link>
            <span className={styles.detail}>
              <bdi>
                {t(`color.${line.color}`)} · {t('order.pieces', { count: line.qty, qty: number(line.qty) })} ·{' '}
                {t('checkout.shipsOn', { date: dateShort(line.shippingDate) })}
              </bdi>
            </span>
          </span>
          <span className={styles.amount}>
            <Amount value={line.amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}
