import { type BackendStore, IsoTime, z } from '@atrium/backend';
import { type BillingAccount, BillingPlan, type Payment } from '../api/schemas';
import { percentOf } from '../model/minorMoney';
import { charge } from './charge';
import { accountsTable, paymentsTable } from './tables';

/** Topic of a changed plan, sent by the app that sells plans. */
export const planChangeTopic = 'account.plan';

/** Amounts are whole minor units, without tax. */
const PlanChange = z.object({
  plan: BillingPlan,
  price: z.int(),
  due: z.int(),
  from: IsoTime,
  until: IsoTime,
});
type PlanChange = z.infer<typeof PlanChange>;

const taxRate = 23;
const firstInvoice = 1031;

function invoiceOf({ plan, due, from, until }: PlanChange, account: BillingAccount, id: number): Payment {
  const tax = percentOf(due, taxRate);
  return {
    id,
    invoice: `AT-${firstInvoice + id - 1}`,
    at: from,
    periodStart: from,
    periodEnd: until,
    plan,
    lines: [{ kind: 'plan', count: 1, amount: due }],
    tax,
    taxRate,
    amount: due + tax,
    refunded: 0,
    currency: account.currency,
    status: 'failed',
    card: null,
    failure: null,
    attempts: 0,
    paidAt: null,
    rev: 0,
  };
}

/** Adopts the changed plan, and charges what is due; malformed messages are ignored, because the sender is unknown. */
export async function receivePlanChange(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(PlanChange, sent);
  const account = await store.table(accountsTable).first();
  if (!data || !account) return;
  const { plan, price, from, until, due } = data;
  const after = await store.table(accountsTable).put({ ...account, plan, price, periodStart: from, periodEnd: until });
  const payments = store.table(paymentsTable);
  if (due <= 0) return;
  const payment = await payments.put(invoiceOf(data, after, await payments.nextId()));
  await charge(store, payment, after);
}
