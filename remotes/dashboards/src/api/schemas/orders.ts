import { z } from '@atrium/backend';
import { customerKinds, saleStatuses } from '../../model/sale';
import { titled } from './fields';

const OrderShare = z.object({ name: z.enum(saleStatuses), count: z.int(), share: z.number() });

export const ProductOrders = z.object({
  ...titled,
  total: z.int(),
  chart_info: z.array(OrderShare),
  /** Percent, in the order of `chart_info`. */
  series: z.array(z.number()),
});
export type ProductOrders = z.infer<typeof ProductOrders>;

export const Customers = z.object({
  ...titled,
  listData: z.array(z.object({ name: z.enum(customerKinds), count: z.int() })),
  series: z.array(z.number()),
});
export type Customers = z.infer<typeof Customers>;
