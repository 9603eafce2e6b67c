import { fakeRelease } from '../release/testing/fakeRelease';
import { fakeRegistry } from './fakeDist';
import { startRegistry } from './startRegistry';

const releases = ['1.4.0-d', '1.3.0-c', '1.2.0-b', '1.1.0-a'].map((name) => fakeRelease('notes', name));
const kept = (app: object) => {
  const { apps } = startRegistry(fakeRegistry({ apps: { notes: { live: '1.3.0-c', releases, ...app } } }));
  return apps.notes?.releases.map(({ release }) => release);
};

test.each([
  ['what is live', {}, ['1.3.0-c']],
  ['what is in next', { next: '1.4.0-d' }, ['1.4.0-d', '1.3.0-c']],
  ['nothing that was live before', { earlier: ['1.2.0-b', '1.1.0-a'], latest: '1.4.0-d' }, ['1.3.0-c']],
])('a page starts with %s', (_, app, names) => {
  expect(kept(app)).toEqual(names);
});

test('all that are kept are there when the live one asks for another host', () => {
  const tooNew = fakeRelease('notes', '2.0.0-e', { host: '^2.0.0' });
  expect(kept({ live: '2.0.0-e', releases: [tooNew, ...releases] })).toHaveLength(5);
});

test('all that are kept are there when the live one is malformed: the page goes on with an older one', () => {
  const malformed = { ...fakeRelease('notes', '2.0.0-e'), entry: 'http://[bad' };
  expect(kept({ live: '2.0.0-e', releases: [malformed, ...releases] })).toHaveLength(5);
});

test.each(['{"live":"1.0.0","releases":null}', 'null', '5', '{"releases":[null]}'])(
  'an entry that is %s is handed on as it is',
  (text) => {
    const broken = JSON.parse(text);
    expect(startRegistry(fakeRegistry({ apps: { notes: broken } })).apps.notes).toEqual(broken);
  },
);

test('the revision is first, so that a server finds it without reading the rest', () => {
  const { revision, ...registry } = fakeRegistry({ revision: 7 });
  expect(Object.keys(startRegistry({ ...registry, revision }))[0]).toBe('revision');
});

test('the history of the shell is no part of it', () => {
  const shellHistory = { releases: [], earlier: [], latest: '' };
  expect(startRegistry(fakeRegistry({ shellHistory }))).not.toHaveProperty('shellHistory');
});
