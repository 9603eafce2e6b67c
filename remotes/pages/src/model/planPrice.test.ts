import { pricePerMonth, readPeriod, yearlySaving } from './planPrice';

const plan = (monthlyPrice: number, perMonth: number) => ({
  title: 'Plan',
  subtitle: '',
  monthlyPrice,
  yearlyPlan: { perMonth, totalAnnual: perMonth * 12 },
  planBenefits: [],
  popular: false,
});

test.each([
  [0, 0, 0, 0, 0],
  [49, 40, 49, 40, 0.184],
  [99, 80, 99, 80, 0.192],
  [10, 12, 10, 12, 0],
])('%d by the month, %d by the year', (monthly, yearly, perMonth, perMonthOfYear, saving) => {
  expect(pricePerMonth(plan(monthly, yearly), 'monthly')).toBe(perMonth);
  expect(pricePerMonth(plan(monthly, yearly), 'yearly')).toBe(perMonthOfYear);
  expect(yearlySaving(plan(monthly, yearly))).toBeCloseTo(saving, 3);
});

test.each([
  ['yearly', 'yearly'],
  ['monthly', 'monthly'],
  ['weekly', 'monthly'],
  [null, 'monthly'],
])('the period "%s" is %s', (text, period) => {
  expect(readPeriod(text)).toBe(period);
});
