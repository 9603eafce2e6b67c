import { useTheme } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Cart } from '../../api/schemas';
import { type CheckoutDraft, recipientLines, stepPath } from '../../model/checkout';
import { countryName } from '../../model/countries';
import { discountedAmount } from '../../model/orderTotals';
import { Fact } from '../../components/Order/Fact';
import { LineList } from '../../components/Order/LineList';
import { useArrival } from '../../components/Order/useArrival';
import styles from './Checkout.module.css';

/** All that is ordered, where it goes and when it comes, before one says yes to it. */
export function OrderReview({ cart: { products }, draft }: { cart: Cart; draft: CheckoutDraft }) {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const { address, deliveryWay } = draft;
  const { days } = useArrival(products, deliveryWay);
  return (
    <section aria-labelledby="order-review">
      <h2 id="order-review" className={styles.title}>
        {t('review.order')}
      </h2>
      <div className={styles.facts}>
        <Fact
          name={t(deliveryWay === 'pickup' ? 'address.collector' : 'step.address')}
          end={<Link to={stepPath('address')}>{t('checkout.changeAddress')}</Link>}
        >
          {recipientLines(address, deliveryWay, countryName(address.country, language)).join('\n')}
        </Fact>
        <Fact name={t('delivery.title')}>
          {[
            t(`delivery.${deliveryWay}.name`),
            deliveryWay === 'pickup' && t('delivery.pickup.where'),
            days && t(`delivery.${deliveryWay}.text`, { days }),
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
