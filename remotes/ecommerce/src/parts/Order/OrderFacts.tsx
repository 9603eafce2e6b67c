import { useTranslation } from 'react-i18next';
import { useFormat, useTheme } from 'shared/ui';
import type { Order } from '../../api/schemas';
import { arrivalOf, lastSent } from '../../model/arrival';
import { addressLines } from '../../model/checkout';
import { countryName } from '../../model/countries';
import { CardName } from './CardName';
import { Fact } from './Fact';
import styles from './OrderFacts.module.css';

/** Where an order goes, when it comes and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const { dateShort, dateRange } = useFormat();
  const { address, lines, deliveryWay, paymentMethod, card, bank, coupon, giftCard, due } = order;
  const sentOn = lastSent(lines);
  const days = sentOn && arrivalOf(sentOn, deliveryWay);
  return (
    <div className={styles.facts}>
      <Fact name={t('step.address')}>
        {addressLines(address, countryName(address.country ?? '', language)).join('\n')}
      </Fact>
      <Fact name={t('delivery.title')}>
        {t(`delivery.${deliveryWay}.name`)}
        {days && <div>{days.from === days.to ? dateShort(days.from) : dateRange(days.from, days.to)}</div>}
      </Fact>
      <Fact name={t('step.payment')}>
        {due > 0 && <div>{card ? <CardName card={card} /> : (bank ?? t(`payment.${paymentMethod}.name`))}</div>}
        {giftCard && (
          <div>
            {t('giftCard.name')} <bdi>{giftCard}</bdi>
          </div>
        )}
        {coupon && (
          <div>
            {t('coupon.name')} <bdi>{coupon}</bdi>
          </div>
        )}
      </Fact>
    </div>
  );
}
