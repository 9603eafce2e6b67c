import { emptyRegistry } from '../../server/registryFile';
import { channelIssue, channelsOf, releaseIn } from './channels';

const app = { live: '3', next: '4', channels: { 'pr-12': '5' }, rollout: { release: '6', percent: 10 }, releases: [] };

test.each([
  ['stable', undefined],
  ['next', '4'],
  ['pr-12', '5'],
  ['pr-13', undefined],
  ['constructor', undefined],
  ['rollout', '6'],
])('in %s an app has %s of its own', (channel, release) => expect(releaseIn(app, channel)).toBe(release));

test('the channels of two registries are the permanent ones and all previews', () => {
  const other = { ...app, channels: { 'pr-13': '5' } };
  const before = { ...emptyRegistry, apps: { mail: app } };
  const after = { ...emptyRegistry, apps: { mail: other } };
  expect(channelsOf(before, after)).toEqual(['stable', 'next', 'rollout', 'pr-12', 'pr-13']);
});

test.each(['stable', 'next', 'pr-12', '2026-11'])('%s is a name of a channel', (name) => {
  expect(channelIssue(name)).toBeUndefined();
});

test.each(['rollout', '', 'Next', 'pr/12', '-x', 'a'.repeat(41)])('"%s" is none', (name) => {
  expect(channelIssue(name)).toContain('is not the name of a channel');
});
