import type { Day } from './day';

/** Buyers of licences, with their weights; the names are those of the demo's clients. */
export const companies: readonly { name: string; email: string; category: string; weight: number }[] = [
  { name: 'Weber & Partner', email: 'office@weber-partner.example', category: 'Finance', weight: 6 },
  { name: 'Halden Outdoor', email: 'client@demo.com', category: 'Retail', weight: 9 },
  { name: 'Casa do Cais', email: 'marta@casadocais.example', category: 'Food', weight: 4 },
  { name: 'Éditions Laurent', email: 'hugo@editions-laurent.example', category: 'Books', weight: 7 },
  { name: 'Fjord Coffee', email: 'sara@fjordcoffee.example', category: 'Food', weight: 3 },
  { name: 'Accra Design Week', email: 'daniel@accradesign.example', category: 'Culture', weight: 5 },
  { name: 'Mori Paperworks', email: 'yuki@moripaper.example', category: 'Retail', weight: 4 },
];

export const channels = ['Shop', 'Subscriptions', 'Licences', 'Invoices'] as const;
export type Channel = (typeof channels)[number];

export const saleStatuses = ['Finished', 'Pending', 'Rejected'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

export const categories = ['Articles', 'Photos', 'Translations', 'Newsletters', 'Courses', 'Books'] as const;
export type Category = (typeof categories)[number];

export const customerKinds = ['New', 'Returning', 'Referrals'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const payments = ['Card', 'Bank transfer', 'Wallet'] as const;
export type Payment = (typeof payments)[number];

/** One record behind the numbers: an order, or revenue or a refund without one. */
export interface Sale {
  /** Number; records of the demo start with their kind. */
  id: string;
  day: Day;
  /** `HH:MM`. */
  time: string;
  /** Minor units; negative for refunds. */
  amount: number;
  channel: Channel;
  status: SaleStatus;
  category: Category;
  customer: CustomerKind;
  payment: Payment;
  company: string | null;
  /** True if it counts as an order; payments of invoices do not. */
  isOrder: boolean;
  pieces: number;
  link: string | null;
}

export const revenueOf = ({ status, amount }: { status: string; amount: number }): number =>
  status === 'Rejected' ? 0 : amount;

export interface SaleName {
  kind: 'order' | 'invoice' | 'refund';
  number: string;
}

/** Names of records from other apps start with their kind, payments end with their number: `payment-5037-3`. */
export function nameOfSale({ id, amount, isOrder }: Pick<Sale, 'id' | 'amount' | 'isOrder'>): SaleName {
  const number = id.split('-').find((part) => /^\d+$/.test(part)) ?? id;
  if (amount < 0) return { kind: 'refund', number };
  return { kind: isOrder ? 'order' : 'invoice', number };
}
