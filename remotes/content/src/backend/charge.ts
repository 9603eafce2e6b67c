import { type BackendStore, eq } from '@atrium/backend';
import type { BillingAccount, Payment } from '../api/schemas';
import { chargeFailureOf, payableStatus } from '../model/payment';
import { accountsTable, paymentsTable } from './tables';

/** Charges the account's card: paid, or failed with reason and attempt count. */
export async function charge(store: BackendStore, payment: Payment, account: BillingAccount): Promise<Payment> {
  const { card } = account;
  const failure = chargeFailureOf(card, store.now());
  const charged = {
    ...payment,
    card: card && { brand: card.brand, lastFour: card.lastFour },
    attempts: payment.attempts + 1,
    failure,
    ...(failure === null && { status: 'paid' as const, paidAt: new Date(store.now()).toISOString() }),
  };
  const table = store.table(paymentsTable);
  const after = await table.put(charged);
  const isInOrder = (await table.count(eq('status', payableStatus))) === 0;
  if (account.status === 'past_due' && isInOrder)
    await store.table(accountsTable).put({ ...account, status: 'active' });
  if (account.status === 'active' && !isInOrder)
    await store.table(accountsTable).put({ ...account, status: 'past_due' });
  return after;
}
