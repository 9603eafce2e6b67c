import type { Payment, PaymentSums } from '../api/schemas';

/** True if it is unpaid and not paid automatically. */
export const isPayable = ({ status }: Pick<Payment, 'status'>): boolean => status === 'failed';

/** Sums of payments by currency: refunds are subtracted, pending ones count as open. */
export function sumPayments(
  payments: readonly Pick<Payment, 'currency' | 'amount' | 'refunded' | 'status'>[],
): PaymentSums[] {
  const sums = new Map<string, PaymentSums>();
  for (const { currency, amount, refunded, status } of payments) {
    const sum = sums.get(currency) ?? { currency, paid: 0, open: 0, refunded: 0 };
    const isPaid = status === 'paid' || status === 'refunded';
    sums.set(currency, {
      currency,
      paid: sum.paid + (isPaid ? amount - refunded : 0),
      open: sum.open + (isPaid ? 0 : amount),
      refunded: sum.refunded + refunded,
    });
  }
  return [...sums.values()];
}
