import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  byChoice,
  desc,
  eq,
  momentIn,
  ne,
  not,
  ok,
  oneOf,
  peopleTable,
  type Rejection,
  readList,
  reject,
  rejectField,
  rejectStale,
  search,
  sortedBy,
  type UserRole,
  unknown,
  type Where,
} from '@atrium/backend';
import { isCardExpired } from '@atrium/contract/card';
import {
  AccountAnswer,
  type BillingAccount,
  BillingState,
  CardToUse,
  PaymentAnswer,
  PaymentId,
  PaymentPage,
  PaymentQuery,
  type PaymentSums,
  PaymentToMake,
} from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { isPayable, payableStatus } from '../model/payment';
import { charge } from './charge';
import { itemsTable } from './itemTables';
import { accountsTable, type PaymentColumn, paymentsTable } from './tables';

const defaultPerPage = 10;
const shownLatest = 4;
const sortColumns = { invoice: 'id', amount: 'amount', status: 'status', at: 'at' } as const;
const latestFirst = [desc('at'), desc('id')];

/** Readers, and clients who pay, use no seat. */
const rolesWithoutSeat: readonly UserRole[] = ['subscriber', 'client'];

async function stateOf(store: BackendStore, account: BillingAccount): Promise<BillingState> {
  const payments = store.table(paymentsTable);
  const [seatsUsed, postsUsed, open = null, latest] = await Promise.all([
    store.table(peopleTable).count(and(not(oneOf('role', rolesWithoutSeat)), ne('status', 'inactive'))),
    store.table(itemsTable).count(eq('status', 'scheduled')),
    payments.first({ where: eq('status', payableStatus), orderBy: [desc('id')] }),
    payments.find({ orderBy: [desc('id')], limit: shownLatest }),
  ]);
  return { account, seatsUsed, postsUsed, open, latest };
}

async function sumPayments(store: BackendStore, where: Where<PaymentColumn>): Promise<PaymentSums[]> {
  const byCurrency = store.table(paymentsTable).groupBy('currency', where);
  const [paid, open, refunded] = await Promise.all([
    byCurrency.sum('paid'),
    byCurrency.sum('open'),
    byCurrency.sum('refunded'),
  ]);
  return [...paid.keys()].sort().map((currency) => ({
    currency: String(currency),
    paid: paid.get(currency) ?? 0,
    open: open.get(currency) ?? 0,
    refunded: refunded.get(currency) ?? 0,
  }));
}

const readAccount = (store: BackendStore): Promise<BillingAccount | undefined> => store.table(accountsTable).first();

const rejectCard = (expires: string, now: number): Rejection | null =>
  isCardExpired({ expires }, now) ? rejectField('expires', 'This card has expired.', 'expired') : null;

export const billingCalls: BackendCall[] = [
  answerCall(sectionCalls.getBilling, {
    summary: 'What the team pays for, how much of it is used, and what is to be paid',
    answer: BillingState,
    subject: 'Billing',
    rejections: [404],
    async handle(store) {
      const account = await readAccount(store);
      return account ? ok(await stateOf(store, account)) : unknown('account');
    },
  }),
  answerCall(sectionCalls.getPayments, {
    summary: 'Invoices and what became of paying them, the newest first, with their sums by currency',
    input: PaymentQuery,
    answer: PaymentPage,
    subject: 'Billing',
    async handle(store, { input }) {
      const where = and(byChoice('status', input.status), momentIn('at', input.day), search(input.q));
      const query = { where, orderBy: sortedBy<PaymentColumn>(input, sortColumns, latestFirst) };
      const paging = { ...input, page: input.page ?? 1 };
      const [{ rows, total }, sums] = await Promise.all([
        readList(store, store.table(paymentsTable), query, paging, defaultPerPage),
        sumPayments(store, where),
      ]);
      return ok({ payments: rows, total, sums });
    },
  }),
  answerCall(sectionCalls.getPayment, {
    summary: 'One invoice, and what became of paying it',
    input: PaymentId,
    answer: PaymentAnswer,
    subject: 'Billing',
    rejections: [404],
    async handle(store, { input: { id } }) {
      const payment = await store.table(paymentsTable).get(id);
      return payment ? ok({ payment }) : unknown('payment');
    },
  }),
  answerCall(sectionCalls.pay, {
    deniesAssistants: true,
    summary: 'Charge the card again for an invoice that could not be paid',
    notes: 'A card that says no is no refusal: the answer is the payment with its failure.',
    input: PaymentToMake,
    answer: PaymentAnswer,
    subject: 'Billing',
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev } }) {
      const payment = await store.table(paymentsTable).get(id);
      const account = await readAccount(store);
      if (!payment || !account) return unknown('payment');
      const stale = rejectStale(payment, rev);
      if (stale) return stale;
      if (!isPayable(payment)) return reject(400, 'There is nothing to pay', 'notOpen');
      return ok({ payment: await charge(store, payment, account) });
    },
  }),
  answerCall(sectionCalls.changeCard, {
    deniesAssistants: true,
    summary: 'Pay with another card from now on; of its number the last four digits are kept',
    input: CardToUse,
    answer: AccountAnswer,
    subject: 'Billing',
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { rev, ...card } }) {
      const account = await readAccount(store);
      if (!account) return unknown('account');
      const rejection = rejectStale(account, rev) ?? rejectCard(card.expires, store.now());
      return rejection ?? ok({ account: await store.table(accountsTable).put({ ...account, card }) });
    },
  }),
];
