import { Button, IconButton, Pill, useFormat, VisuallyHidden } from '@atrium/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../api/schemas';
import { Amount } from '../../components/Amount';
import { QuantityStepper } from '../../components/Cart/QuantityStepper';
import { useCart } from '../../components/Cart/useCart';
import { Availability } from '../../components/Product/Availability';
import { ProductPicture } from '../../components/Product/ProductPicture';
import { Rating } from '../../components/Product/Rating';
import { WishlistButton } from '../../components/Product/WishlistButton';
import { isShort } from '../../model/cartLine';
import { discountedAmount, lineAmount } from '../../model/orderTotals';
import { productPath } from '../../model/paths';
import styles from './CartStepLine.module.css';

export function CartStepLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('ecommerce');
  const { dateShort } = useFormat();
  const { remove, setQuantity } = useCart();
  return (
    <li className={styles.line}>
      <ProductPicture className={styles.picture} product={line} isNamed />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link className={styles.link} dir="auto" to={productPath(line, line.color)}>
            {line.name}
          </Link>
        </h2>
        <p className={styles.brand}>
          <bdi>{line.brand}</bdi> · {t(`color.${line.color}`)}
        </p>
        <Rating value={line.rating} />
        <Availability left={line.left} />
        <p className={styles.shipping}>{t('checkout.shipsOn', { date: dateShort(line.shippingDate) })}</p>
        <Offers line={line} />
      </div>
      <div className={styles.end}>
        <LineAmount line={line} />
        <QuantityStepper {...line} onSettle={(qty) => void setQuantity(line, qty)} />
        {isShort(line) && line.left > 0 && (
          <Button size="small" onClick={() => void setQuantity(line, line.left)}>
            {t('stock.take', { count: line.left })}
          </Button>
        )}
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

function Offers({ line }: { line: CartLine }) {
  const { t } = useTranslation('ecommerce');
  const { percent } = useFormat();
  return (
    <p className={styles.pills}>
      <Pill tone="green">
        <bdi>{t('checkout.off', { percent: percent(line.discountPercentage / 100) })}</bdi>
      </Pill>
      <Pill>
        <bdi>{t('checkout.offers', { count: line.offers })}</bdi>
      </Pill>
      {line.hasFreeShipping && <Pill tone="green">{t('product.freeShipping')}</Pill>}
    </p>
  );
}

function LineAmount({ line }: { line: CartLine }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  return (
    <p className={styles.amount}>
      <strong>
        <Amount value={discountedAmount(line)} />
      </strong>
      {discountedAmount(line) < lineAmount(line) && (
        <s className={styles.each}>
          <VisuallyHidden>{t('cart.before')}</VisuallyHidden>
          <Amount value={lineAmount(line)} />
        </s>
      )}
      {line.qty > 1 && <bdi className={styles.each}>{t('cart.each', { price: money(line.price) })}</bdi>}
    </p>
  );
}
