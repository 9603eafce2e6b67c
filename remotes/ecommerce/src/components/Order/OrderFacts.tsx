import { useTheme } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { recipientLines } from '../../model/checkout';
import { countryName } from '../../model/countries';
import { CardName } from './CardName';
import { Fact } from './Fact';
import styles from './OrderFacts.module.css';
import { useArrival } from './useArrival';
import { useMethodName } from './useMethodName';

/** Where an order goes, when it comes and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const { address, lines, deliveryWay, paymentMethod, card, bank, coupon, giftCard, due } = order;
  const nameOf = useMethodName();
  const { days } = useArrival(lines, deliveryWay);
  return (
    <div className={styles.facts}>
      <Fact level="h2" name={t(deliveryWay === 'pickup' ? 'address.collector' : 'step.address')}>
        {recipientLines(address, deliveryWay, countryName(address.country ?? '', language)).join('\n')}
      </Fact>
      <Fact level="h2" name={t('delivery.title')}>
        {t(`delivery.${deliveryWay}.name`)}
        {deliveryWay === 'pickup' && <div>{t('delivery.pickup.where')}</div>}
        {days && <div>{t(`delivery.${deliveryWay}.text`, { days })}</div>}
      </Fact>
      <Fact level="h2" name={t('step.payment')}>
        {due > 0 && <div>{card ? <CardName card={card} /> : (bank ?? nameOf(paymentMethod, deliveryWay))}</div>}
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
