import {
  answerCall,
  type BackendCall,
  type BackendStore,
  byValue,
  createChoiceTest,
  createDayRangeTest,
  createRowSearch,
  createSorter,
  findRows,
  ok,
  peopleKey,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  selectPage,
  toDay,
  toFilter,
  unknown,
} from '@atrium/backend';
import { isCardExpired } from '@atrium/contract/card';
import { calls } from '../api/calls';
import {
  AccountAnswer,
  type BillingAccount,
  BillingState,
  CardToUse,
  type Payment,
  PaymentAnswer,
  PaymentId,
  PaymentPage,
  PaymentQuery,
  PaymentToMake,
} from '../api/schemas';
import { isPayable, sumPayments } from '../model/payment';
import { charge } from './charge';
import { accountsKey, itemsKey, paymentsKey } from './tables';

const defaultPerPage = 10;
const shownLatest = 4;
const search = createRowSearch<Payment>(({ invoice }) => [invoice]);
const orderOf = createSorter<Payment>(
  { invoice: ({ id }) => id, amount: ({ amount }) => amount, status: ({ status }) => status, at: ({ at }) => at },
  byValue(({ at }) => at, 'desc', 'desc'),
);

/** Readers, and clients who pay, use no seat. */
const usesSeat = (role: string): boolean => role !== 'subscriber' && role !== 'client';

function stateOf(store: BackendStore, account: BillingAccount): BillingState {
  const payments = store.table(paymentsKey).all();
  const people = store.table(peopleKey).all();
  return {
    account,
    seatsUsed: people.filter(({ role, status }) => usesSeat(role) && status !== 'inactive').length,
    postsUsed: store
      .table(itemsKey)
      .all()
      .filter(({ status }) => status === 'scheduled').length,
    open: payments.findLast(isPayable) ?? null,
    latest: payments.slice(-shownLatest).reverse(),
  };
}

const rejectCard = (expires: string, now: number): Rejection | null =>
  isCardExpired({ expires }, now) ? rejectField('expires', 'This card has expired.', 'expired') : null;

export const billingCalls: BackendCall[] = [
  answerCall(calls.getBilling, {
    summary: 'What the team pays for, how much of it is used, and what is to be paid',
    answer: BillingState,
    subject: 'Billing',
    rejections: [404],
    handle(store) {
      const [account] = store.table(accountsKey).all();
      return account ? ok(stateOf(store, account)) : unknown('account');
    },
  }),
  answerCall(calls.getPayments, {
    summary: 'Invoices and what became of paying them, the newest first, with their sums by currency',
    input: PaymentQuery,
    answer: PaymentPage,
    subject: 'Billing',
    handle(store, { input }) {
      const rows = store.table(paymentsKey).all();
      const hasStatus = createChoiceTest(input.status);
      const onDay = toFilter(input.day) === undefined ? null : createDayRangeTest(input.day);
      const matches = search(rows, input.q);
      const found = findRows(
        rows,
        ({ status, at }, place) =>
          hasStatus(status) && (onDay === null || onDay(toDay(new Date(at)))) && matches(place),
      );
      return ok({
        payments: selectPage(found, orderOf(input), input, defaultPerPage),
        total: found.places.length,
        sums: sumPayments(found.places.flatMap((place) => rows[place] ?? [])),
      });
    },
  }),
  answerCall(calls.getPayment, {
    summary: 'One invoice, and what became of paying it',
    input: PaymentId,
    answer: PaymentAnswer,
    subject: 'Billing',
    rejections: [404],
    handle(store, { input: { id } }) {
      const payment = store.table(paymentsKey).get(id);
      return payment ? ok({ payment }) : unknown('payment');
    },
  }),
  answerCall(calls.pay, {
    summary: 'Charge the card again for an invoice that could not be paid',
    notes: 'A card that says no is no refusal: the answer is the payment with its failure.',
    input: PaymentToMake,
    answer: PaymentAnswer,
    subject: 'Billing',
    action: 'update',
    rejections: [404, 409],
    handle(store, { input: { id, rev } }) {
      const payment = store.table(paymentsKey).get(id);
      const [account] = store.table(accountsKey).all();
      if (!payment || !account) return unknown('payment');
      const stale = rejectStale(payment, rev);
      if (stale) return stale;
      if (!isPayable(payment)) return reject(400, 'There is nothing to pay', 'notOpen');
      return ok({ payment: charge(store, payment, account) });
    },
  }),
  answerCall(calls.changeCard, {
    summary: 'Pay with another card from now on; of its number the last four digits are kept',
    input: CardToUse,
    answer: AccountAnswer,
    subject: 'Billing',
    action: 'update',
    rejections: [404, 409],
    handle(store, { input: { rev, ...card } }) {
      const [account] = store.table(accountsKey).all();
      if (!account) return unknown('account');
      const rejection = rejectStale(account, rev) ?? rejectCard(card.expires, store.now());
      return rejection ?? ok({ account: store.table(accountsKey).put({ ...account, card }) });
    },
  }),
];
