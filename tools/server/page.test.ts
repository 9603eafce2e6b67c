import { gunzipSync } from 'node:zlib';
import { fakeRelease } from '../release/testing/fakeRelease';
import { headMark, pageOf, revisionIn, startRegistry } from './page';
import { fakeRegistry } from './servedFolder';

const html = `<html><head>${headMark}</head><body>shell</body></html>`;

function registryOf(count: number) {
  const apps = Array.from({ length: count }, (_, index) => {
    const release = fakeRelease(`app-${index}`, '1.0.0-aaa');
    return [`app-${index}`, { live: release.release, releases: [release] }];
  });
  return fakeRegistry({ revision: 7, apps: Object.fromEntries(apps) });
}

test('the registry of few apps is in the page as it is', () => {
  const page = pageOf(html, registryOf(3));
  expect(page).toContain('<script type="application/json" id="registry">{"revision":7,');
  expect(revisionIn(page)).toBe(7);
});

test('with its API on a server, the page does not load the demo ahead', () => {
  const links = '<link data-preload href="/host.js"><link data-preload="demo" href="/mock.js">';
  const withLinks = html.replace('</head>', `${links}</head>`);
  expect(pageOf(withLinks, registryOf(1))).toContain(links);
  const page = pageOf(withLinks, { ...registryOf(1), api: { mode: 'server', baseUrl: '/' } });
  expect(page).toContain('/host.js');
  expect(page).not.toContain('/mock.js');
});

test('that of hundreds is packed, once for all answers', () => {
  const page = pageOf(html, registryOf(1_000));
  const [, packed = ''] =
    page.match(/<script type="application\/gzip" id="registry" data-revision="7" data-checked>(.*?)</) ?? [];
  expect(Object.keys(JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()).apps)).toHaveLength(1_000);
  expect(page.length).toBeLessThan(100_000);
  expect(revisionIn(page)).toBe(7);
});

test('one in which an app is not whole is left to the page to look through', () => {
  const registry = registryOf(1_000);
  const broken = { live: '1.0.0-aaa', releases: [fakeRelease('another', '1.0.0-aaa')] };
  expect(pageOf(html, { ...registry, apps: { ...registry.apps, 'app-7': broken } })).toContain('data-revision="7">');
});

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
