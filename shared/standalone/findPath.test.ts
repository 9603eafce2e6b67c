import { findHome, findPath } from './findPath';

const manifest = {
  paths: [
    { path: '/apps/user', label: 'prefix' },
    { path: '/apps/user/list', label: 'list' },
    { path: '/apps', label: 'exact', isExact: true },
  ],
};

test.each([
  ['/apps/user/list', 'list'],
  ['/apps/user/list/2', 'list'],
  ['/apps/user/view/1', 'prefix'],
  ['/apps', 'exact'],
  ['/apps/username', undefined],
  ['/elsewhere', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(findPath(manifest, pathname)?.label).toBe(label);
});

test('an app opens at its first menu entry, else at its first path', () => {
  const entry = { id: 'x', label: 'x', icon: 'box', order: 1 };
  const section = { id: 'apps', label: 'apps', order: 1 };
  const menu = [{ ...entry, section, children: [{ ...entry, path: '/apps/user/list' }] }];
  expect(findHome({ ...manifest, menu })).toBe('/apps/user/list');
  expect(findHome(manifest)).toBe('/apps/user');
});
