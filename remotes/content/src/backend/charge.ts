import type { BackendStore } from '@atrium/backend';
import type { BillingAccount, Payment } from '../api/schemas';
import { chargeFailureOf, isPayable } from '../model/payment';
import { accountsKey, paymentsKey } from './tables';

/** Charges the account's card: paid, or failed with reason and attempt count. */
export function charge(store: BackendStore, payment: Payment, account: BillingAccount): Payment {
  const { card } = account;
  const failure = chargeFailureOf(card, store.now());
  const charged = {
    ...payment,
    card: card && { brand: card.brand, lastFour: card.lastFour },
    attempts: payment.attempts + 1,
    failure,
    ...(failure === null && { status: 'paid' as const, paidAt: new Date(store.now()).toISOString() }),
  };
  const table = store.table(paymentsKey);
  const after = table.put(charged);
  const isInOrder = !table.all().some(isPayable);
  if (account.status === 'past_due' && isInOrder) store.table(accountsKey).put({ ...account, status: 'active' });
  if (account.status === 'active' && !isInOrder) store.table(accountsKey).put({ ...account, status: 'past_due' });
  return after;
}
