import { EmptyState, ErrorState, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetCartQuery } from '../../api/shopApi';
import { orderTotals } from '../../model/orderTotals';
import { Amount } from '../Money/Amount';
import styles from './CartSlot.module.css';
import { CartSlotLine } from './CartSlotLine';

/** The cart, as the navbar opens it. */
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
