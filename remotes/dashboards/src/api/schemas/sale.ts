import { Filter, Paging, Sorting, z } from '@atrium/backend';
import { categories as categoryNames, channels, customerKinds, payments, saleStatuses } from '../../model/sale';
import { CardQuery } from './period';

/** One record behind the numbers, with its amount as money. */
export const SaleRow = z.object({
  id: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** `HH:MM`. */
  time: z.string(),
  amount: z.number(),
  channel: z.enum(channels),
  status: z.enum(saleStatuses),
  category: z.enum(categoryNames),
  customer: z.enum(customerKinds),
  payment: z.enum(payments),
  company: z.nullable(z.string()),
  pieces: z.int(),
  isOrder: z.boolean(),
  link: z.nullable(z.string()),
});
export type SaleRow = z.infer<typeof SaleRow>;

export const Transactions = z.object({ transactions: z.array(SaleRow) });
export type Transactions = z.infer<typeof Transactions>;

export const SaleQuery = z.extend(CardQuery, {
  ...Paging.shape,
  ...Sorting.shape,
  q: Filter,
  /** One or more of the channels, and so on; absent: all of them. */
  channel: Filter,
  status: Filter,
  category: Filter,
  customer: Filter,
  /** `orders`: what counts as an order; `revenue`: what counts as revenue. */
  counts: Filter,
});
export type SaleQuery = z.input<typeof SaleQuery>;

export const SalePage = z.object({
  sales: z.array(SaleRow),
  total: z.int(),
  /** Of all that match: what counts as revenue. */
  revenue: z.number(),
  orders: z.int(),
});
export type SalePage = z.infer<typeof SalePage>;
