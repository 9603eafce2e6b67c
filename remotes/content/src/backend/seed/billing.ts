import type { BillingAccount, Payment } from '../../api/schemas';
import { percentOf } from '../../model/minorMoney';

type Unrevised<T> = Omit<T, 'rev'>;

const price = 4900;
const seatPrice = 600;
const postPrice = 900;
const taxRate = 23;

/** The card expired last month, so that the newest invoice is unpaid. */
export const account: Unrevised<BillingAccount> = {
  id: 1,
  plan: 'standard',
  status: 'past_due',
  currency: 'EUR',
  price,
  periodStart: '@-3d 09:00',
  periodEnd: '@+27d 09:00',
  seatLimit: 80,
  postLimit: 12,
  card: { brand: 'visa', lastFour: '4242', expires: '2026-10' },
};

interface Month {
  seats?: number;
  posts?: number;
  rest?: Partial<Pick<Payment, 'status' | 'refunded' | 'failure' | 'attempts' | 'paidAt'>>;
}

const failed = { status: 'failed', failure: 'cardExpired', attempts: 2, paidAt: null } as const;

const months: readonly Month[] = [
  {},
  {},
  { seats: 2 },
  { seats: 2 },
  { seats: 2, posts: 1 },
  { seats: 2, rest: { attempts: 2 } },
  { seats: 2 },
  { seats: 4, posts: 2, rest: { status: 'refunded', refunded: 1107 } },
  { seats: 4 },
  { seats: 4 },
  { seats: 4, posts: 1 },
  { seats: 4 },
  { seats: 4, posts: 1 },
  { seats: 5, rest: failed },
];

const daysInMonth = 30;

export const payments = months.map(({ seats = 0, posts = 0, rest = {} }, index): Unrevised<Payment> => {
  const daysAgo = 3 + (months.length - 1 - index) * daysInMonth;
  const on = (days: number) => `@${days > 0 ? '-' : '+'}${Math.abs(days)}d 09:00`;
  const lines: Payment['lines'] = [
    { kind: 'plan', count: 1, amount: price },
    ...(seats ? [{ kind: 'seats' as const, count: seats, amount: seats * seatPrice }] : []),
    ...(posts ? [{ kind: 'posts' as const, count: posts, amount: posts * postPrice }] : []),
  ];
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = percentOf(net, taxRate);
  return {
    id: index + 1,
    invoice: `AT-${1031 + index}`,
    at: on(daysAgo),
    periodStart: on(daysAgo),
    periodEnd: on(daysAgo - daysInMonth),
    plan: 'standard',
    lines,
    tax,
    taxRate,
    amount: net + tax,
    refunded: 0,
    currency: 'EUR',
    status: 'paid',
    card: { brand: 'visa', lastFour: '4242' },
    failure: null,
    attempts: 1,
    paidAt: on(daysAgo),
    ...rest,
  };
});
