import { ReportedRollout, readVisit } from './readVisits';

const visit = { kind: 'visit', app: 'mail', release: '1.1.0-b', account: 'a1', at: '2026-03-02T09:00:00Z' };
const found = { app: 'mail', release: '1.1.0-b', account: 'a1', at: '2026-03-02T09:00:00Z' };

test.each<[string, unknown, unknown]>([
  ['a visit', visit, found],
  ['an error', { ...visit, kind: 'error', what: 'TypeError: x' }, { ...found, what: 'TypeError: x' }],
  ['a line of a log', { level: 40, report: visit }, found],
  ['an error of nobody', { ...visit, kind: 'error', account: undefined }, undefined],
  ['what the policy has blocked', { ...visit, kind: 'policy' }, undefined],
  ['a time that is none', { ...visit, at: 'now' }, undefined],
  ['a name without an end', { ...visit, app: 'x'.repeat(10_000) }, undefined],
  ['a list', ['account'], undefined],
])('%s', (_name, value, expected) => expect(readVisit(JSON.stringify(value))).toEqual(expected));

test('a line that is no JSON is nothing', () => expect(readVisit('{"account"')).toBeUndefined());

test('people of both releases are counted since the rollout began, and its most frequent error is known', () => {
  const watching = { app: 'mail', live: '1.0.0-a', release: '1.1.0-b', percent: 5, since: '2026-03-02T09:00:00Z' };
  const rollout = new ReportedRollout(watching);
  const add = (change: object) => rollout.add({ ...found, ...change });
  add({ at: '2026-03-02T08:59:59Z' });
  add({ app: 'chat' });
  add({ release: '0.9.0-z' });
  expect(rollout.test.rollout.people).toBe(0);
  add({ what: 'TypeError: x' });
  add({ what: 'TypeError: y' });
  add({ account: 'a2', what: 'TypeError: z' });
  add({ account: 'a3', what: 'TypeError: z' });
  add({ account: 'a4', release: '1.0.0-a' });
  expect(rollout.test).toMatchObject({ rollout: { people: 3, failed: 3 }, live: { people: 1, failed: 0 } });
  expect(rollout.what).toBe('TypeError: z');
});
