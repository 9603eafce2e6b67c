import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat, useTheme } from 'shared/ui';
import type { Cart } from '../../api/schemas';
import { arrivalOf, lastSent } from '../../model/arrival';
import { addressLines, type CheckoutDraft, stepPath } from '../../model/checkout';
import { countryName } from '../../model/countries';
import { discountedAmount } from '../../model/orderTotals';
import { Fact } from '../../parts/Order/Fact';
import { LineList } from '../../parts/Order/LineList';
import styles from './Checkout.module.css';

/** All that is ordered, where it goes and when it comes, before one says yes to it. */
export function OrderReview({ cart: { products }, draft }: { cart: Cart; draft: CheckoutDraft }) {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const { dateShort, dateRange } = useFormat();
  const { address, deliveryWay } = draft;
  const sentOn = lastSent(products);
  const days = sentOn && arrivalOf(sentOn, deliveryWay);
  return (
    <section aria-labelledby="order-review">
      <h2 id="order-review" className={styles.title}>
        {t('review.order')}
      </h2>
      <div className={styles.facts}>
        <Fact name={t('step.address')} end={<Link to={stepPath('address')}>{t('checkout.changeAddress')}</Link>}>
          {addressLines(address, countryName(address.country, language)).join('\n')}
        </Fact>
        <Fact name={t('delivery.title')}>
          {[
            t(`delivery.${deliveryWay}.name`),
            days && (days.from === days.to ? dateShort(days.from) : dateRange(days.from, days.to)),
          ]
            .filter(Boolean)
            .join('\n')}
        </Fact>
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('cart.products', { count: products.length })}</h3>
        <Link to={stepPath('cart')}>{t('checkout.changeCart')}</Link>
      </div>
      <LineList
        lines={products.map((line) => ({
          ...line,
          productId: line.id,
          amount: discountedAmount(line),
        }))}
      />
    </section>
  );
}
