import { and, type BackendStore, gt, lt, SaleToReport, z } from '@atrium/backend';
import { toCents } from '../model/euros';
import type { Sale } from '../model/sale';
import { salesTable } from './tables';

const usual = {
  order: { channel: 'Shop', category: 'Books', payment: 'Card', isOrder: true },
  payment: { channel: 'Invoices', category: 'Articles', payment: 'Bank transfer', isOrder: false },
} as const;

const toTime = (now: number): string => new Date(now).toTimeString().slice(0, 5);

/** The payments of an invoice are numbered; `.` follows `-`. */
async function nextPaymentId(store: BackendStore, invoice: number): Promise<string> {
  const known = await store
    .table(salesTable)
    .count(and(gt('id', `payment-${invoice}-`), lt('id', `payment-${invoice}.`)));
  return `payment-${invoice}-${known + 1}`;
}

/** Counts a sale or payment of another app; malformed messages are ignored, because the sender is unknown. */
export async function receiveSale(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(SaleToReport, sent);
  const amount = data ? toCents(data.amount, data.currency) : null;
  if (!data || amount === null) return;
  const { kind, id, day, pieces, company, link } = data;
  const sale: Sale = {
    id: kind === 'order' ? `shop-${id}` : await nextPaymentId(store, id),
    day,
    time: toTime(store.now()),
    amount,
    status: 'Finished',
    customer: 'Returning',
    pieces,
    company,
    link,
    ...usual[kind],
  };
  await store.table(salesTable).put(sale);
}
