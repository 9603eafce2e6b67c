import type { PathEntry } from './manifest';
import { entryOfPath, isContested, isOwnedBy, isWithin, ownerOfPath, plainPath, routePages } from './paths';
import { createBareManifest } from './samples';

test('routes of one page are given the same, others their own', () => {
  const list = async () => ({ default: () => null });
  const form = async () => ({ default: () => null });
  const routes = [
    { path: '/tasks', load: list },
    { path: '/tasks/new', load: form },
    { path: '/tasks/:filter', load: list },
  ];
  expect(routePages(routes, ({ path }) => `page of ${path}`)).toEqual([
    { path: '/tasks', page: 'page of /tasks' },
    { path: '/tasks/new', page: 'page of /tasks/new' },
    { path: '/tasks/:filter', page: 'page of /tasks' },
  ]);
});

const prefix = (path: string): PathEntry => ({ path, label: path });
const exact = (path: string): PathEntry => ({ path, label: path, isExact: true });

test.each([
  ['/apps/mail', '/apps/mail'],
  ['/apps/mail/', '/apps/mail'],
  ['/apps/mail//', '/apps/mail'],
  ['/apps/mail?folder=sent', '/apps/mail'],
  ['/apps/mail/#top', '/apps/mail'],
  ['/', '/'],
  ['//', '/'],
  ['/?to=x', '/'],
])('%s is compared as %s', (address, path) => {
  expect(plainPath(address)).toBe(path);
});

test.each([
  ['/apps/mail', '/apps/mail', true],
  ['/apps/mail/', '/apps/mail', true],
  ['/apps/mail', '/apps/mail/', true],
  ['/apps/mail/sent', '/apps/mail', true],
  ['/apps/mailbox', '/apps/mail', false],
  ['/apps', '/apps/mail', false],
  ['/apps', '/', true],
  ['/', '/', true],
  ['/', '/apps', false],
])('%s within %s: %s', (address, parent, expected) => {
  expect(isWithin(address, parent)).toBe(expected);
});

test.each([
  ['/a/b', prefix('/a'), true],
  ['/a/b', exact('/a'), false],
  ['/a/', exact('/a'), true],
  ['/a?b=1', exact('/a/'), true],
  ['/anything', prefix('/'), true],
  ['/anything', exact('/'), false],
])('%s is owned by %j: %s', (address, entry, expected) => {
  expect(isOwnedBy(address, entry)).toBe(expected);
});

test.each([
  [prefix('/a'), prefix('/a'), true],
  [prefix('/a'), prefix('/a/b'), true],
  [prefix('/a/'), prefix('/a/b'), true],
  [prefix('/a'), exact('/a/b'), true],
  [exact('/a'), exact('/a/b'), false],
  [exact('/a'), prefix('/a/b'), false],
  [prefix('/'), prefix('/a'), true],
  [exact('/'), prefix('/a'), false],
])('%j and %j are contested: %s', (one, other, expected) => {
  expect(isContested(one, other)).toBe(expected);
  expect(isContested(other, one)).toBe(expected);
});

const manifests = [
  createBareManifest({ id: 'dashboards', paths: [exact('/'), prefix('/dashboard')] }),
  createBareManifest({ id: 'pages', paths: [prefix('/pages')] }),
  createBareManifest({ id: 'blog', paths: [prefix('/pages/blog/')] }),
  createBareManifest({ id: 'pricing', paths: [exact('/pages/pricing')] }),
];

test.each([
  ['/', 'dashboards'],
  ['/dashboard/analytics', 'dashboards'],
  ['/dashboard/analytics?period=week', 'dashboards'],
  ['/pages/faq', 'pages'],
  ['/pages/', 'pages'],
  ['/pages/blog', 'blog'],
  ['/pages/blog/detail/3', 'blog'],
  ['/pages/pricing', 'pricing'],
  ['/pages/pricing/', 'pricing'],
  ['/pages/pricing/old', 'pages'],
  ['/pagesfaq', undefined],
  ['/unknown', undefined],
])('%s belongs to %s', (path, id) => {
  expect(ownerOfPath(manifests, path)?.manifest.id).toBe(id);
});

test('an app that owns / without isExact has what nobody else has', () => {
  const all = [...manifests, createBareManifest({ id: 'rest', paths: [prefix('/')] })];
  expect(ownerOfPath(all, '/unknown')?.manifest.id).toBe('rest');
  expect(ownerOfPath(all, '/pages/faq')?.manifest.id).toBe('pages');
});

test.each([
  ['/apps/user/list', '/apps/user/list'],
  ['/apps/user/list/2', '/apps/user/list'],
  ['/apps/user/view/1', '/apps/user'],
  ['/apps', '/apps'],
  ['/apps/username', undefined],
  ['/elsewhere', undefined],
])('within one app, %s belongs to %s', (address, path) => {
  const paths = [prefix('/apps/user'), prefix('/apps/user/list'), exact('/apps')];
  expect(entryOfPath({ paths }, address)?.path).toBe(path);
});
