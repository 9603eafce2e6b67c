import { brandNameOf, type KeptCard } from '@atrium/contract/card';
import { useFormat, useTheme, VisuallyHidden } from '@atrium/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryWay, Order, OrderPayment } from '../../api/schemas';
import { arrivalOf, lastSent } from '../../model/arrival';
import { recipientLines } from '../../model/checkout';
import { countryName } from '../../model/countries';
import orderStyles from './Order.module.css';
import styles from './OrderFacts.module.css';

interface FactProps {
  name: string;
  level?: 'h2' | 'h3';
  end?: ReactNode;
  children: ReactNode;
}

export function Fact({ name, level: Heading = 'h3', end, children }: FactProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={orderStyles.factHead}>
        <Heading id={id} className={orderStyles.fact}>
          {name}
        </Heading>
        {end}
      </div>
      <div className={orderStyles.text} dir="auto">
        {children}
      </div>
    </section>
  );
}

/** Payment method: collected orders are paid there, not at the door. */
export function useMethodName(): (method: OrderPayment, way: DeliveryWay) => string {
  const { t } = useTranslation('ecommerce');
  return (method, way) =>
    t(method === 'cash-on-delivery' && way === 'pickup' ? 'payment.onCollection.name' : `payment.${method}.name`);
}

/** Arrival days as text; empty without lines. */
export function useArrival(lines: readonly { shippingDate: string }[], way: DeliveryWay): { days: string } {
  const { dateShort, dateRange } = useFormat();
  const sentOn = lastSent(lines);
  if (!sentOn) return { days: '' };
  const { from, to } = arrivalOf(sentOn, way);
  return { days: from === to ? dateShort(from) : dateRange(from, to) };
}

export function CardName({ card: { brand, lastFour } }: { card: KeptCard }) {
  const { t } = useTranslation('ecommerce');
  return (
    <bdi>
      {brandNameOf(brand)} <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('card.endingIn')}</VisuallyHidden> {lastFour}
    </bdi>
  );
}

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
