import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Alert, Page, useFormat } from 'shared/ui';
import type { Order } from '../../api/schemas';
import { BackToShop } from '../../parts/Product/BackToShop';
import styles from './OrderConfirmation.module.css';
import { OrderSums } from './OrderSums';

/** What was ordered. */
export function OrderConfirmation({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { money, dateShort } = useFormat();
  const { address, lines, paymentMethod } = order;
  return (
    <Page width="narrow" title={t('order.title', { id: order.id })} back={<BackToShop />}>
      <div className={styles.order}>
        <Alert type="success" title={t('order.thanks')} description={t('order.thanksText')} />
        <ul className={styles.lines}>
          {lines.map(({ productId, name, qty, amount, shippingDate }) => (
            <li key={productId} className={styles.line}>
              <span className={styles.name}>
                {t('order.line', { qty, name })}
                <span className={styles.date}>{t('checkout.shipsOn', { date: dateShort(shippingDate) })}</span>
              </span>
              <span className={styles.amount}>{money(amount)}</span>
            </li>
          ))}
        </ul>
        <OrderSums totals={order} />
        <div className={styles.facts}>
          <section aria-labelledby="order-address">
            <h2 id="order-address" className={styles.fact}>
              {t('step.address')}
            </h2>
            <address className={styles.address}>
              {[
                address.fullName,
                address.house,
                address.landmark,
                `${address.postcode} ${address.city}`,
                address.state,
                address.country,
              ]
                .filter(Boolean)
                .join('\n')}
            </address>
          </section>
          <section aria-labelledby="order-payment">
            <h2 id="order-payment" className={styles.fact}>
              {t('step.payment')}
            </h2>
            <p>{t(`payment.${paymentMethod}.name`)}</p>
          </section>
        </div>
        <Link to="/apps/ecommerce/shop">{t('order.more')}</Link>
      </div>
    </Page>
  );
}
