import type { RegisteredApp, Release } from '@atrium/contract';
import { createBareManifest } from '@atrium/contract/host';
import { chooseRelease, isInRollout, previousRelease, type ReleaseChoice } from './chooseRelease';

const release = (name: string, host = '^1.0.0', entry = `/remotes/mail/${name}/entry.js`): Release => ({
  release: name,
  container: `mail_${name}`,
  entry,
  integrity: 'sha384-x',
  manifest: createBareManifest({ id: 'mail', host }),
});

const choice: ReleaseChoice = {
  channel: 'stable',
  host: '1.2.0',
  isAllowedEntry: (entry) => entry.startsWith('/'),
  skipped: [],
};

const all = (name: string) => ({ release: name, percent: 100 });

const releases = [release('3'), release('2'), release('1')];

const cases: [string, RegisteredApp, Partial<ReleaseChoice>, string | undefined][] = [
  ['the live one', { live: '3', releases }, {}, '3'],
  ['after a rollback the one before', { live: '2', earlier: ['3'], releases }, {}, '2'],
  ['the channel next has its own', { live: '2', next: '3', releases }, { channel: 'next' }, '3'],
  ['without one in next, the live one', { live: '2', releases }, { channel: 'next' }, '2'],
  ['what is in next alone is not for everyone', { live: '', next: '3', releases }, {}, undefined],
  ['a preview has its own', { live: '2', channels: { 'pr-12': '3' }, releases }, { channel: 'pr-12' }, '3'],
  ['another preview has not', { live: '2', channels: { 'pr-12': '3' }, releases }, { channel: 'pr-13' }, '2'],
  ['an app that is in a preview alone is there', { live: '', channels: { a: '3' }, releases }, { channel: 'a' }, '3'],
  ['and for nobody else', { live: '', channels: { a: '3' }, releases }, { channel: 'next' }, undefined],
  ['some accounts have what is rolled out', { live: '2', rollout: all('3'), releases }, { account: '7' }, '3'],
  ['nobody has it before signing in', { live: '2', rollout: all('3'), releases }, {}, '2'],
  [
    'a channel is not rolled out to',
    { live: '2', rollout: all('3'), releases },
    { account: '7', channel: 'next' },
    '2',
  ],
  [
    'what is rolled out and skipped gives way to the live one',
    { live: '2', rollout: all('3'), releases },
    { account: '7', skipped: ['3'] },
    '2',
  ],
  ['a rollout is nobody’s way back', { live: '2', rollout: all('3'), releases }, { skipped: ['2'] }, '1'],
  [
    'one that is skipped gives way to what was live before',
    { live: '3', earlier: ['1'], releases },
    { skipped: ['3'] },
    '1',
  ],
  ['next is nobody’s way back', { live: '2', next: '3', releases }, { skipped: ['2'] }, '1'],
  ['all skipped: the live one', { live: '3', releases }, { skipped: ['1', '2', '3'] }, '3'],
  [
    'one that asks for a newer host gives way',
    { live: '3', releases: [release('3', '^1.3.0'), release('2')] },
    {},
    '2',
  ],
  [
    'one from elsewhere gives way',
    { live: '3', releases: [release('3', '^1.0.0', 'https://x/e.js'), release('2')] },
    {},
    '2',
  ],
  ['where none fits, the live one says so', { live: '3', releases: [release('3', '^2.0.0')] }, {}, '3'],
  [
    'an entry that is not whole is left out',
    { live: '3', releases: [{ ...release('3'), manifest: createBareManifest({ id: 'other' }) }] },
    {},
    undefined,
  ],
];

test.each(cases)('%s', (_, app, changes, expected) => {
  expect(chooseRelease('mail', app, { ...choice, ...changes })?.release).toBe(expected);
});

test('the way back is the release before, where there is one that fits', () => {
  expect(previousRelease('mail', { live: '3', releases }, choice, '3')?.release).toBe('2');
  expect(previousRelease('mail', { live: '3', releases: [release('3')] }, choice, '3')).toBeUndefined();
  expect(
    previousRelease('mail', { live: '3', releases: [release('3'), release('2', '^2.0.0')] }, choice, '3'),
  ).toBeUndefined();
});

const accounts = Array.from({ length: 2_000 }, (_, index) => String(index + 1));
const among = (percent: number, app = 'mail') => accounts.filter((account) => isInRollout(percent, app, account));

test.each([1, 10, 50, 90])('%s per cent are about so many', (percent) => {
  const share = (among(percent).length / accounts.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(3);
});

test('nobody is among none, and everybody among all but who is not signed in', () => {
  expect(among(0)).toEqual([]);
  expect(among(100)).toEqual(accounts);
  expect(isInRollout(100, 'mail', undefined)).toBe(false);
});

test('who is among a few stays among more', () => {
  const more = new Set(among(30));
  expect(among(10).every((account) => more.has(account))).toBe(true);
});

test('another app has other accounts', () => {
  const chat = new Set(among(10, 'chat'));
  const both = among(10).filter((account) => chat.has(account));
  expect(both.length).toBeLessThan(among(10).length / 3);
});
