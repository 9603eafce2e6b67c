import type { Registry } from '@atrium/contract';
import { createBareManifest, sampleRegistry, sampleRelease } from '@atrium/contract/host';
import { readRegistry } from './readRegistry';

const mail = sampleRelease({ id: 'mail' });
const registry = sampleRegistry([sampleRelease({ id: 'chat' })], 7);

const withApp = (app: unknown): unknown => ({ ...registry, apps: { ...registry.apps, mail: app } });

test('a registry that is whole is read as it is', () => {
  const whole: Registry = {
    ...registry,
    api: { mode: 'server', baseUrl: 'https://api.example' },
    reports: '/api/reports',
    auth: { mode: 'oidc', issuer: 'https://id.example', clientId: 'atrium', roles: { staff: 'editor' } },
    apps: {
      mail: {
        live: '1.0.0-a',
        next: '2',
        latest: '2',
        channels: { 'pr-12': '3' },
        rollout: { release: '2', percent: 10 },
        earlier: ['0'],
        releases: [mail],
      },
    },
  };
  expect(readRegistry(whole)).toEqual({ registry: whole, malformed: [] });
});

test.each([
  ['nothing', undefined],
  ['a list', [mail]],
  ['no apps', { ...registry, apps: 'none' }],
  ['no shell', { ...registry, shell: {} }],
])('%s is no registry', (_, value) => {
  expect(readRegistry(value)).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no live release', { releases: [mail] }],
  ['no list of releases', { live: '1', releases: {} }],
  ['releases of another app', { live: '1', releases: [sampleRelease({ id: 'chat' })] }],
  ['a release without an entry', { live: '1', releases: [{ ...mail, entry: 1 }] }],
  ['a release without a manifest', { live: '1', releases: [{ ...mail, manifest: undefined }] }],
  [
    'a manifest without labels',
    { live: '1', releases: [{ ...mail, manifest: { ...createBareManifest({ id: 'mail' }), labels: {} } }] },
  ],
])('an app that is %s is left out and named; the others go on', (_, app) => {
  const reading = readRegistry(withApp(app));
  expect(Object.keys(reading?.registry.apps ?? {})).toEqual(['chat']);
  expect(reading?.malformed).toEqual([{ app: 'mail', issue: expect.any(String), isLeftOut: true }]);
});

test.each(['constructor', '__proto__', 'shell', 'api', 'No_Id'])('an app called %s is left out and named', (id) => {
  const app = { live: '1.0.0-a', releases: [sampleRelease({ id })] };
  const apps = Object.fromEntries([...Object.entries(registry.apps), [id, app]]);
  const reading = readRegistry({ ...registry, apps });
  expect(Object.keys(reading?.registry.apps ?? {})).toEqual(['chat']);
  expect(reading?.malformed).toEqual([{ app: id, issue: expect.stringContaining(`The id "${id}"`), isLeftOut: true }]);
});

test.each([
  ['its live release', '1.0.0-a', []],
  [
    'an earlier one, where the live one is not whole',
    '2.0.0-b',
    [{ app: 'mail', issue: 'release.container is missing. release.entry is missing.', isLeftOut: false }],
  ],
  [
    'an earlier one, where the live one is missing',
    '3.0.0-c',
    [{ app: 'mail', issue: 'Its list of releases has no "3.0.0-c".', isLeftOut: false }],
  ],
])('of an app, what is whole stays: %s', (_, live, malformed) => {
  const broken = { ...mail, release: '2.0.0-b', container: undefined, entry: undefined };
  const reading = readRegistry(withApp({ live, releases: [broken, { ...mail, manifest: {} }, mail] }));
  expect(reading?.registry.apps.mail?.releases).toEqual([mail]);
  expect(reading?.malformed).toEqual(malformed);
});

test('what the page can do without is replaced', () => {
  const reading = readRegistry({ apps: {}, shell: registry.shell, origins: 'all', api: {} });
  expect(reading?.registry).toEqual({
    revision: 0,
    api: { mode: 'mock' },
    origins: [],
    shell: registry.shell,
    apps: {},
  });
});

test.each([
  ['a mode that nobody knows', { mode: 'saml' }, 'auth.mode is "saml", not one of oidc.'],
  ['an address that is none', { issuer: 'id.example' }, 'auth.issuer is "id.example", not the address of a provider.'],
  ['no client', { clientId: undefined }, 'auth.clientId is missing.'],
])('a provider with %s is not used, and said', (_, change, signInIssue) => {
  const auth = { mode: 'oidc', issuer: 'https://id.example', clientId: 'atrium', roles: {}, ...change };
  const reading = readRegistry({ ...registry, auth });
  expect(reading?.registry).not.toHaveProperty('auth');
  expect(reading?.signInIssue).toBe(signInIssue);
});
