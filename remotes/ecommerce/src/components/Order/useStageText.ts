import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { useOrderStage } from './useOrderStage';

/** How far an order is, in words. */
export function useStageText(order: Order): string {
  const { t } = useTranslation('ecommerce');
  const stage = useOrderStage(order);
  return t(stage === 'sent' && order.deliveryWay === 'pickup' ? 'stage.ready' : `stage.${stage}`);
}
