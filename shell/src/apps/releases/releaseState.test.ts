import type { Release } from '@atrium/contract';
import { sampleRelease } from '@atrium/contract/host';
import { nextReleases } from './releaseState';

const mail = (release: string) => sampleRelease({ id: 'mail' }, release);
const map = (...releases: Release[]) => new Map(releases.map((release) => [release.manifest.id, release]));
const chat = sampleRelease({ id: 'chat' });

const namesOf = (releases: ReadonlyMap<string, Release>) =>
  [...releases.values()].map(({ manifest, release }) => `${manifest.id} ${release}`);

test.each([
  ['a newer one is used', map(mail('1')), map(mail('2')), [], ['mail 2'], []],
  ['on screen, the newer one waits', map(mail('1')), map(mail('2')), ['mail'], ['mail 1'], ['mail 2']],
  ['an app that joins is used', map(mail('1')), map(mail('1'), chat), [], ['mail 1', 'chat 1.0.0-a'], []],
  ['an app that is gone goes', map(mail('1'), chat), map(mail('1')), [], ['mail 1'], []],
  ['on screen, an app that is gone stays', map(mail('1')), map(chat), ['mail'], ['chat 1.0.0-a', 'mail 1'], []],
])('%s', (_, current, wanted, onScreen, releases, pending) => {
  const next = nextReleases(current, wanted, (id) => onScreen.some((one) => one === id));
  expect(namesOf(next.releases)).toEqual(releases);
  expect(namesOf(next.pending)).toEqual(pending);
});

test('the same release stays the same object, also from a registry that was read again', () => {
  const first = mail('1');
  expect(nextReleases(map(first), map(mail('1')), () => false).releases.get('mail')).toBe(first);
});

test('the same release from another place is another one', () => {
  const other = { ...mail('1'), entry: 'http://localhost:3101/remoteEntry.js' };
  expect(nextReleases(map(mail('1')), map(other), () => false).releases.get('mail')).toBe(other);
});
