import { type OwnPlan, type PlanName, type PlanPeriod, quoteChange } from './planChange';

const monthly: Record<PlanName, number> = { basicPlan: 0, standardPlan: 49, enterprisePlan: 99 };
const yearly: Record<PlanName, number> = { basicPlan: 0, standardPlan: 480, enterprisePlan: 960 };
const priceOf = (plan: PlanName, period: PlanPeriod) => (period === 'yearly' ? yearly : monthly)[plan];
const day = 86_400_000;
const own: OwnPlan = { plan: 'standardPlan', period: 'monthly', from: 0, until: 30 * day };

test.each([
  ['the same', own, 'standardPlan', 'monthly', 10, { kind: 'same', price: 4900, credit: 0, due: 0 }],
  ['more, at once', own, 'enterprisePlan', 'monthly', 0, { kind: 'upgrade', price: 9900, credit: 4900, due: 5000 }],
  [
    'more, after a third',
    own,
    'enterprisePlan',
    'monthly',
    10,
    { kind: 'upgrade', price: 9900, credit: 3267, due: 6633 },
  ],
  ['more, past the end', own, 'enterprisePlan', 'monthly', 40, { kind: 'upgrade', price: 9900, credit: 0, due: 9900 }],
  ['a year at once', own, 'standardPlan', 'yearly', 15, { kind: 'upgrade', price: 48000, credit: 2450, due: 45550 }],
  ['less', own, 'basicPlan', 'monthly', 15, { kind: 'downgrade', price: 0, credit: 0, due: 0 }],
  [
    'by the month again',
    { ...own, period: 'yearly' },
    'standardPlan',
    'monthly',
    15,
    { kind: 'downgrade', price: 4900, credit: 0, due: 0 },
  ],
  [
    'more, with more left than it costs',
    { ...own, period: 'yearly' },
    'enterprisePlan',
    'monthly',
    0,
    { kind: 'upgrade', price: 9900, credit: 9900, due: 0 },
  ],
] as const)('%s', (_, before, plan, period, now, quote) =>
  expect(quoteChange(before, { plan, period }, priceOf, now * day)).toEqual(quote),
);
