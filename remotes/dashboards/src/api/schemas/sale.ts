import { Filter, Paging, Sorting, z } from '@atrium/backend';
import { categories as categoryNames, channels, customerKinds, payments, saleStatuses } from '../../model/sale';
import { CardQuery } from './day';
import { change, titled } from './fields';

const CompanyRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  category: z.string(),
  /** Visits that came from its pages. */
  views: z.int(),
  revenue: z.number(),
  /** Revenue change in percent. */
  sales: change,
});

export const CompanyRows = z.object({ companies: z.array(CompanyRow) });
export type CompanyRows = z.infer<typeof CompanyRows>;

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
  /** One or more channels, and so on; absent: all. */
  channel: Filter,
  status: Filter,
  category: Filter,
  customer: Filter,
  /** `orders`: counts as an order; `revenue`: counts as revenue. */
  counts: Filter,
});
export type SaleQuery = z.input<typeof SaleQuery>;

export const SalePage = z.object({
  sales: z.array(SaleRow),
  total: z.int(),
  revenue: z.number(),
  orders: z.int(),
});
export type SalePage = z.infer<typeof SalePage>;
