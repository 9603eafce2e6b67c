import { useTranslation } from 'react-i18next';
import type { DeliveryWay, OrderPayment } from '../../api/schemas';

/** Names a way to pay: what is collected is paid there, and not at the door. */
export function useMethodName(): (method: OrderPayment, way: DeliveryWay) => string {
  const { t } = useTranslation('ecommerce');
  return (method, way) =>
    t(method === 'cash-on-delivery' && way === 'pickup' ? 'payment.onCollection.name' : `payment.${method}.name`);
}
