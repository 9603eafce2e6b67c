import { gunzipSync } from 'node:zlib';
import { fakeRelease } from '../release/testing/fakeRelease';
import { fakeRegistry } from './fakeDist';
import { headMark, pageOf, revisionIn } from './page';

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
