import { fakeRegistry } from '../../server/servedFolder';
import { downgradeIssues, isOlder } from './versionOrder';

test.each([
  ['1.0.0-b', '2.0.0-a', true],
  ['1.9.0-b', '1.10.0-a', true],
  ['1.0.9-b', '1.0.10-a', true],
  ['1.0.0-b', '1.0.0-a', false],
  ['2.0.0-b', '1.9.9-a', false],
  ['other', '1.0.0-a', false],
])('%s is older than %s: %s', (release, other, expected) => expect(isOlder(release, other)).toBe(expected));

const app = { live: '2.0.0-a', next: '3.0.0-b', releases: [] };
const registry = fakeRegistry({ apps: { notes: app }, shell: { release: '0.2.0-a', host: '1.0.0' } });

test.each([
  ['an older one', 'notes', '1.9.0-c', 'stable', 1],
  ['the same version once more', 'notes', '2.0.0-c', 'stable', 0],
  ['one older than what is in next', 'notes', '2.1.0-c', 'next', 1],
  ['one older than what is in next, for everybody', 'notes', '2.1.0-c', 'stable', 0],
  ['a new app', 'plans', '0.1.0-c', 'stable', 0],
  ['an app called like a property', 'constructor', '0.1.0-c', 'stable', 0],
] as const)('%s', (_, id, release, channel, count) => {
  expect(downgradeIssues(registry, { apps: [{ id, release }] }, channel)).toHaveLength(count);
});

test('names an older shell too, and what to do', () => {
  expect(downgradeIssues(registry, { apps: [], shell: '0.1.0-b' }, 'stable')).toEqual([
    expect.stringMatching(/^shell 0\.1\.0-b: it is older than 0\.2\.0-a, which is live\..+--force.+$/),
  ]);
});
