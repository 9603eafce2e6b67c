import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton, Pill, useFormat } from 'shared/ui';
import type { CartLine } from '../../api/schemas';
import { lineAmount } from '../../model/orderTotals';
import { QuantityStepper } from '../../parts/Cart/QuantityStepper';
import { useCart } from '../../parts/Cart/useCart';
import { ProductPicture } from '../../parts/Product/ProductPicture';
import { productPath } from '../../parts/Product/productPath';
import { Rating } from '../../parts/Product/Rating';
import { WishlistButton } from '../../parts/Product/WishlistButton';
import styles from './CartStepLine.module.css';

/** A product of the cart, with all that one wants to know before ordering it. */
export function CartStepLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('ecommerce');
  const { money, percent, dateShort } = useFormat();
  const { remove } = useCart();
  return (
    <li className={styles.line}>
      <ProductPicture className={styles.picture} product={line} isNamed />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={productPath(line)}>
            {line.name}
          </Link>
        </h2>
        <p className={styles.brand}>{line.brand}</p>
        <Rating value={line.rating} />
        <p className={styles.shipping}>{t('checkout.shipsOn', { date: dateShort(line.shippingDate) })}</p>
        <p className={styles.pills}>
          <Pill tone="green">{t('checkout.off', { percent: percent(line.discountPercentage / 100) })}</Pill>
          <Pill>{t('checkout.offers', { count: line.offers })}</Pill>
          {line.hasFreeShipping && <Pill tone="green">{t('product.freeShipping')}</Pill>}
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.amount}>
          <strong>{money(lineAmount(line))}</strong>
          <span className={styles.each}>{t('cart.each', { price: money(line.price) })}</span>
        </p>
        <QuantityStepper line={line} />
        <div className={styles.actions}>
          <WishlistButton product={line} />
          <IconButton
            label={t('cart.removeNamed', { name: line.name })}
            icon={Trash2}
            onClick={() => void remove(line)}
          />
        </div>
      </div>
    </li>
  );
}
