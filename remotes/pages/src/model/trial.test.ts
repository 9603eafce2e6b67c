import { lostFeatures, trialOf } from './trial';

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
