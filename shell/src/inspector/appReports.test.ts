import type { Release } from '@atrium/contract';
import { createBareManifest } from '@atrium/contract/host';
import type { ReleaseStatus } from '../apps/loading/AppInstances';
import type { TabChoices } from '../apps/releases/TabStore';
import { type AppReport, appReports, matchingReports, type Sources } from './appReports';

const release = (id: string, name = '1.0.0-a'): Release => ({
  release: name,
  container: `${id}_${name}`,
  entry: `/remotes/${id}/${name}/remoteEntry.js`,
  integrity: 'sha384-x',
  manifest: createBareManifest({ id }),
});

const none: TabChoices = { isSafe: false, channel: 'stable', overrides: {}, off: [], on: [], skippedReleases: {} };

function reportsOf(
  releases: Release[],
  { choices = {}, statuses = {} }: { choices?: Partial<TabChoices>; statuses?: Record<string, ReleaseStatus> } = {},
): AppReport[] {
  const sources: Sources = {
    inUse: { releases: new Map(releases.map((one) => [one.manifest.id, one])), pending: new Map() },
    choices: { ...none, ...choices },
    statuses: new Map(Object.entries(statuses)),
    bytesBelow: (folder) => (folder === '/remotes/mail/1.0.0-a/' ? 1234 : undefined),
    sharesOf: () => [],
  };
  return appReports(sources);
}

test.each([
  ['nobody has opened', {}, {}, 'idle'],
  ['is on its way', {}, { 'mail_1.0.0-a': { state: 'loading' } }, 'loading'],
  ['has arrived', {}, { 'mail_1.0.0-a': { state: 'ready', ms: 12 } }, 'ready'],
  ['is in use', {}, { 'mail_1.0.0-a': { state: 'active' } }, 'active'],
  ['did not arrive', {}, { 'mail_1.0.0-a': { state: 'failed', error: 'x' } }, 'failed'],
  ['is switched off', { off: ['mail'] }, { 'mail_1.0.0-a': { state: 'ready' } }, 'off'],
  ['is not started in a safe start', { isSafe: true }, {}, 'off'],
] as const)('an app that %s', (_, choices, statuses, state) => {
  expect(reportsOf([release('mail')], { choices, statuses })[0]?.state).toBe(state);
});

test('what came from the folder of a release counts as its bytes', () => {
  const statuses = { 'mail_1.0.0-a': { state: 'ready' }, 'chat_1.0.0-a': { state: 'ready' } } as const;
  expect(reportsOf([release('mail'), release('chat')], { statuses }).map(({ id, bytes }) => [id, bytes])).toEqual([
    ['chat', undefined],
    ['mail', 1234],
  ]);
});

test('what needs a look comes first', () => {
  const releases = ['a', 'b', 'c', 'd'].map((id) => release(id, id === 'c' ? '1.0.0-dev' : '1.0.0-a'));
  const reports = reportsOf(releases, {
    choices: { overrides: { c: 'http://localhost:3101' } },
    statuses: { 'd_1.0.0-a': { state: 'failed', error: 'x' } },
  });
  expect(reports.map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
  expect(reports[1]?.override).toBe('http://localhost:3101');
});

test.each([
  ['', ['chat', 'mail']],
  ['MAI', ['mail']],
  ['courriel', ['mail']],
  ['1.0.0-b', ['chat']],
  ['no such', []],
])('searched for "%s", the inspector shows %j', (query, ids) => {
  const reports = reportsOf([release('mail'), release('chat', '1.0.0-b')]);
  const words = ({ id }: AppReport) => (id === 'mail' ? ['Courriel'] : []);
  expect(matchingReports(reports, query, words).map(({ id }) => id)).toEqual(ids);
});
