import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { deliveryWays } from '../../api/choices';
import type { Cart, DeliveryWay } from '../../api/schemas';
import { arrivalOf, lastSent } from '../../model/arrival';
import { orderTotals } from '../../model/orderTotals';
import { Amount } from '../../components/Money/Amount';
import { ChoiceCard, ChoiceGroup } from './ChoiceGroup';

interface DeliveryChoiceProps {
  cart: Cart;
  value: DeliveryWay;
  onChange: (way: DeliveryWay) => void;
}

/** How it comes: each way with its days and what it costs. */
export function DeliveryChoice({ cart, value, onChange }: DeliveryChoiceProps) {
  const { t } = useTranslation('ecommerce');
  const { dateShort, dateRange } = useFormat();
  const sentOn = lastSent(cart.products);
  const daysOf = (way: DeliveryWay) => {
    if (!sentOn) return '';
    const { from, to } = arrivalOf(sentOn, way);
    return from === to ? dateShort(from) : dateRange(from, to);
  };
  return (
    <ChoiceGroup title={t('delivery.title')} value={value} onChange={onChange}>
      {deliveryWays.map((way) => {
        const { delivery } = orderTotals(cart.products, { deliveryWay: way });
        return (
          <ChoiceCard
            key={way}
            value={way}
            name={t(`delivery.${way}.name`)}
            text={t(`delivery.${way}.text`, { days: daysOf(way) })}
            note={way === 'pickup' && way === value ? t('delivery.pickup.where') : ''}
            end={delivery === 0 ? t('order.free') : <Amount value={delivery} />}
          />
        );
      })}
    </ChoiceGroup>
  );
}
