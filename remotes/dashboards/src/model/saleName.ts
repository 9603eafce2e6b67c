import type { Sale } from './sale';

/** What a sale is a record of, with its number where people know one by it. */
export interface SaleName {
  kind: 'order' | 'invoice' | 'refund';
  number: string;
}

/** A record of another app begins with its kind, and a payment ends with its own number: `invoice-5037-3`. */
export function nameOfSale({ id, amount, isOrder }: Pick<Sale, 'id' | 'amount' | 'isOrder'>): SaleName {
  const number = id.split('-').find((part) => /^\d+$/.test(part)) ?? id;
  if (amount < 0) return { kind: 'refund', number };
  return { kind: isOrder ? 'order' : 'invoice', number };
}
