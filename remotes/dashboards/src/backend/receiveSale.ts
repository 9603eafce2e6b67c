import { type BackendStore, SaleToReport, z } from '@atrium/backend';
import { toCents } from '../model/euros';
import type { Sale } from '../model/sale';
import { salesKey } from './tables';

const usual = {
  order: { channel: 'Shop', category: 'Books', payment: 'Card', isOrder: true },
  payment: { channel: 'Invoices', category: 'Articles', payment: 'Bank transfer', isOrder: false },
} as const;

const toTime = (now: number): string => new Date(now).toTimeString().slice(0, 5);

/** Counts a sale or payment of another app; malformed messages are ignored, because the sender is unknown. */
export function receiveSale(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(SaleToReport, sent);
  const amount = data ? toCents(data.amount, data.currency) : null;
  if (!data || amount === null) return;
  const sales = store.table(salesKey);
  const { kind, id, day, pieces, company, link } = data;
  const sale: Sale = {
    id: kind === 'order' ? `shop-${id}` : `invoice-${id}-${sales.all().length + 1}`,
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
  sales.put(sale);
}
