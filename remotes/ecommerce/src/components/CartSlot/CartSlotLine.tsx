import { IconButton, useFormat } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../api/schemas';
import { lineAmount } from '../../model/orderTotals';
import { QuantityStepper } from '../Cart/QuantityStepper';
import { useCart } from '../Cart/useCart';
import { Amount } from '../Money/Amount';
import { Availability } from '../Product/Availability';
import { ProductPicture } from '../Product/ProductPicture';
import { productPath } from '../Product/productPath';
import styles from './CartSlot.module.css';

/** A product in the navbar's cart. */
export function CartSlotLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const { remove, setQuantity } = useCart();
  return (
    <li className={styles.line}>
      <ProductPicture className={styles.picture} product={line} isNamed />
      <div className={styles.words}>
        <Link className={styles.name} dir="auto" to={productPath(line, line.color)}>
          {line.name}
        </Link>
        <span className={styles.price}>
          <bdi>
            {t(`color.${line.color}`)} · {t('cart.each', { price: money(line.price) })}
          </bdi>
        </span>
        {line.qty > line.left && <Availability left={line.left} />}
        <QuantityStepper {...line} onSettle={(qty) => void setQuantity(line, qty)} />
      </div>
      <div className={styles.end}>
        <IconButton
          label={t('cart.removeNamed', { name: line.name })}
          icon={X}
          iconSize={14}
          onClick={() => void remove(line)}
        />
        <strong className={styles.amount}>
          <Amount value={lineAmount(line)} />
        </strong>
      </div>
    </li>
  );
}
