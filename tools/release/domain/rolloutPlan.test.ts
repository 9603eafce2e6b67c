import { type Decision, decide, withdrawalReason } from './rolloutPlan';
import { emptyTest, type RolloutTest } from './rolloutTest';

const start = Date.parse('2026-03-02T08:00:00Z');
const hour = 60 * 60_000;
const watch = { since: '2026-03-02T08:00:00Z', stepSince: '2026-03-02T08:00:00Z' };

const counted = (people: number, failed = 0, live: [people: number, failed: number] = [500, 0]): RolloutTest => ({
  ...emptyTest,
  rollout: { people, failed },
  live: { people: live[0], failed: live[1] },
});
const against = (evidence: number, test: RolloutTest): RolloutTest => ({
  ...test,
  logs: test.logs.map(() => Math.log(evidence)),
});
const wait = (because: 'time' | 'people' | 'errors'): Decision => ({ kind: 'wait', because });
const grow = (percent: number): Decision => ({ kind: 'grow', percent });

test.each<[string, percent: number, hours: number, RolloutTest, Decision]>([
  ['many people at once', 5, 0.5, counted(300), wait('time')],
  ['enough people after an hour', 5, 1, counted(30), grow(25)],
  ['the second step', 25, 1, counted(30), grow(100)],
  ['a share of its own', 50, 1, counted(30), grow(100)],
  ['few people after an hour', 5, 1, counted(29), wait('people')],
  ['few people after a day', 5, 24, counted(3), grow(25)],
  ['a share in which nobody is', 5, 24, counted(0), grow(25)],
  ['nobody has tried it', 25, 48, counted(0), wait('people')],
  ['one error of three people', 5, 24, counted(3, 1), wait('errors')],
  ['one error of many', 5, 1, counted(60, 1), grow(25)],
  ['as many errors as others have', 5, 1, counted(60, 6, [600, 60]), grow(25)],
  ['more errors than others have', 5, 1, counted(60, 9, [600, 60]), wait('errors')],
  ['doubt', 5, 1, against(10, counted(60, 1)), wait('errors')],
  ['it is worse, from the first minute on', 5, 0, against(100, counted(9, 4)), { kind: 'withdraw' }],
])('%s', (_name, percent, hours, test, decision) => {
  expect(decide({ percent, watch }, test, start + hours * hour)).toEqual(decision);
});

test('a time that cannot be read lets nothing grow', () => {
  const broken = { since: 'yesterday', stepSince: 'yesterday' };
  expect(decide({ percent: 5, watch: broken }, counted(300), start)).toEqual(wait('time'));
});

test('the reason counts people, and names the most frequent error', () => {
  expect(withdrawalReason(counted(41, 6, [1, 0]), 'TypeError: x is not a function')).toBe(
    '6 of 41 people met errors with it, 0 of 1 person with the live release; most often TypeError: x is not a function',
  );
  expect(withdrawalReason(counted(2, 2))).toBe(
    '2 of 2 people met errors with it, 0 of 500 people with the live release',
  );
});
