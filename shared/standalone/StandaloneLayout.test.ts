import { findHome } from './StandaloneLayout';

const manifest = { paths: [{ path: '/apps/user', label: 'prefix' }] };

test('an app opens at its first menu entry, else at its first path', () => {
  const entry = { id: 'x', label: 'x', icon: 'box', order: 1 };
  const section = 'apps';
  const menu = [{ ...entry, section, children: [{ ...entry, path: '/apps/user/list' }] }];
  expect(findHome({ ...manifest, menu })).toBe('/apps/user/list');
  expect(findHome(manifest)).toBe('/apps/user');
});
