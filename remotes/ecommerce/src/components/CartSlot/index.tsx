import { EmptyState, ErrorState, IconButton, LoadingRows, useFormat } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../api/schemas';
import { useGetCartQuery } from '../../api/shopApi';
import { lineAmount, orderTotals } from '../../model/orderTotals';
import { productPath } from '../../model/paths';
import { Amount } from '../Amount';
import { QuantityStepper } from '../Cart/QuantityStepper';
import { useCart } from '../Cart/useCart';
import { Availability } from '../Product/Availability';
import { ProductPicture } from '../Product/ProductPicture';
import styles from './CartSlot.module.css';

function CartSlotLine({ line }: { line: CartLine }) {
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

export default function CartSlot() {
  const { t } = useTranslation('ecommerce');
  const cart = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = cart;
  const lines = data?.products;
  const shopLink = <Link to="/apps/ecommerce/shop">{t('cart.toShop')}</Link>;

  if (!lines) {
    if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} title={t('cart.failed')} />;
    return <LoadingRows rows={3} />;
  }
  if (lines.length === 0)
    return <EmptyState picture="cart" title={t('cart.empty')} text={t('cart.emptyText')} action={shopLink} />;

  return (
    <section className={styles.cart} aria-labelledby="cart-slot-title">
      <h2 id="cart-slot-title" className={styles.head}>
        {t('cart.title')}
        <bdi className={styles.count}>{t('cart.products', { count: lines.length })}</bdi>
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartSlotLine key={`${line.id} ${line.color}`} line={line} />
        ))}
      </ul>
      <p className={styles.total}>
        {t('order.subtotal')}
        <strong role="status">
          <Amount value={orderTotals(lines).subtotal} />
        </strong>
      </p>
      <p className={styles.note}>{t('cart.note')}</p>
      <div className={styles.links}>
        {shopLink}
        <Link className={styles.checkout} to="/apps/ecommerce/checkout">
          {t('checkout.title')}
        </Link>
      </div>
    </section>
  );
}
