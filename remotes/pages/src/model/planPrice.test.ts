import { lostFeatures, pricePerMonth, readPeriod, trialOf, yearlySaving } from './planPrice';

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

test.each([
  ['2026-12-05', 'running', 12],
  ['2026-11-26', 'ending', 3],
  ['2026-11-23T23:00:00Z', 'lastDay', 0],
  ['2026-11-22', 'over', -1],
])('a trial until %s is %s', (endsOn, stage, days) => {
  expect(trialOf(endsOn, '2026-11-23')).toEqual({ stage, days });
});

test('there is none, or it is long over', () => {
  expect(trialOf(null, '2026-11-23')).toBeNull();
  expect(trialOf('2026-11-08', '2026-11-23')).toBeNull();
});

test('what a smaller plan has less of is named', () => {
  const comparison = [
    { feature: 'Articles', values: ['10', '∞', '∞'] },
    { feature: 'Roles', values: [false, false, true] },
  ];
  expect(lostFeatures(comparison, 'enterprisePlan', 'standardPlan')).toEqual(['Roles']);
  expect(lostFeatures(comparison, 'standardPlan', 'basicPlan')).toEqual(['Articles']);
});
