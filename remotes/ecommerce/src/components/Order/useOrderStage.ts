import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';
import type { Order } from '../../api/schemas';
import { type OrderStage, orderStageOf } from '../../model/orderStage';

/** How far an order is today. */
export function useOrderStage(order: Order): OrderStage {
  const { clock } = useRuntime();
  return orderStageOf(order, toDay(clock.now()));
}
