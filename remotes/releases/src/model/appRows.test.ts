import type { Registry } from '@atrium/contract';
import { readRegistry } from '../api/readRegistry';
import { sampleRegistry } from '../testing/sampleRegistry';
import { type AppRow, adoption, appRows, errorShare, liveRelease } from './appRows';
import { changeOfRelease, changesOf, commandOf, possibleChanges } from './changes';
import { sampleErrors, sampleFigures } from './sampleFigures';

function read(): Registry {
  const registry = readRegistry(sampleRegistry('mock'));
  if (!registry) throw new Error('It is no registry');
  return registry;
}

const figures = {
  days: 7,
  releases: [
    { app: 'mail', release: '1.1.0-bbb', people: 75, failed: 3 },
    { app: 'mail', release: '1.2.0-ccc', people: 25, failed: 0 },
  ],
  rollouts: { mail: { rollout: { people: 20, failed: 0 }, live: { people: 60, failed: 2 } } },
};

function rowOf(id: string, rows: readonly AppRow[] = appRows(read(), figures)): AppRow {
  const row = rows.find((found) => found.id === id);
  if (!row) throw new Error(`There is no ${id}`);
  return row;
}

test.each([null, 'a page', [], {}, { revision: 1, api: {}, shell: {} }])('%j is no registry', (answer) =>
  expect(readRegistry(answer)).toBeNull(),
);

test('an app that the registry holds malformed is left out, and no other', () => {
  expect(appRows(read()).map(({ id }) => id)).toEqual(['shell', 'mail', 'notes']);
});

test('a release says where it is shown, and who has used it', () => {
  const { releases, rollout } = rowOf('mail');
  expect(
    releases.map(({ release, states }) => [release, ...states.map((state) => Object.values(state).join(' '))]),
  ).toEqual([
    ['1.3.0-ddd', 'channel pr-12'],
    ['1.2.0-ccc', 'rollout 25'],
    ['1.1.0-bbb', 'live'],
    ['1.0.0-aaa', 'rollback'],
  ]);
  expect(releases.map(({ use }) => use?.people)).toEqual([0, 25, 75, 0]);
  expect(rollout?.compared).toEqual(figures.rollouts.mail);
});

test('adoption and errors are of people, and of nobody where nobody counts', () => {
  expect(adoption(rowOf('mail'))).toBe(0.75);
  expect(errorShare(liveRelease(rowOf('mail'))?.use)).toBe(0.04);
  const uncounted = rowOf('mail', appRows(read()));
  expect([adoption(uncounted), errorShare(liveRelease(uncounted)?.use)]).toEqual([undefined, undefined]);
  expect(adoption(rowOf('notes'))).toBeUndefined();
  expect(errorShare({ people: 0, failed: 0 })).toBeUndefined();
});

test.each([
  ['mail', { promote: '1.2.0-ccc', withdraw: '1.2.0-ccc', rollback: '1.0.0-aaa', disable: '1.1.0-bbb' }],
  ['notes', { rollback: '2.0.0-eee' }],
  ['shell', {}],
])('of %s what its state allows can be done', (id, expected) => {
  const found = Object.entries(possibleChanges(rowOf(id))).map(([change, { release }]) => [change, release]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each([
  [0, 'npx atrium promote mail --channel pr-12'],
  [1, 'npx atrium promote mail'],
  [2, undefined],
  [3, 'npx atrium rollback mail 1.0.0-aaa'],
])('what can be done with release %i of mail is the same on the command line', (index, command) => {
  const row = rowOf('mail');
  const release = row.releases[index];
  const change = release && changeOfRelease(row, release);
  expect(change && commandOf(change)).toBe(command);
});

test('the changes of an app are those that name it', () => {
  const { changes = [] } = read();
  expect(changesOf(changes, 'mail').map(({ revision }) => revision)).toEqual([12]);
  expect(changesOf(changes, 'notes').map(({ revision }) => revision)).toEqual([11]);
  expect(changesOf(changes, 'note')).toEqual([]);
});

test('sample figures are of the releases that are there, the same each time, and errors of no more people than met them', () => {
  const sample = sampleFigures(read());
  expect(sampleFigures(read())).toEqual(sample);
  expect(sample.releases).toHaveLength(5);
  for (const { people, failed } of sample.releases) expect(failed).toBeLessThanOrEqual(people);
  expect(sample.rollouts.mail?.rollout.people).toBeLessThan(sample.rollouts.mail?.live.people ?? 0);
  expect([0, 1, 5].map((failed) => sampleErrors(failed).reduce((sum, { people }) => sum + people, 0))).toEqual([
    0, 1, 5,
  ]);
});
