import type { Day } from './day';

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

/** One record behind the numbers: an order, or money that came in or went back without one. */
export interface Sale {
  /** Its number; that of a record of the demo begins with its kind. */
  id: string;
  day: Day;
  /** `HH:MM`. */
  time: string;
  /** Minor units; below 0 for money that went back. */
  amount: number;
  channel: Channel;
  status: SaleStatus;
  category: Category;
  customer: CustomerKind;
  payment: Payment;
  company: string | null;
  /** Whether it counts as an order; a payment of an invoice does not. */
  isOrder: boolean;
  /** How many things were bought. */
  pieces: number;
  /** Where the very thing is, for what was made in another app. */
  link: string | null;
}

/** What a sale adds to the revenue. */
export const revenueOf = ({ status, amount }: Pick<Sale, 'status' | 'amount'>): number =>
  status === 'Rejected' ? 0 : amount;
