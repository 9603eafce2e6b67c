import { emitted } from './fixtures';
import { ownerOfPath } from './ownerOfPath';

const manifests = [
  emitted({
    id: 'dashboards',
    paths: [
      { path: '/', isExact: true, label: 'overview' },
      { path: '/dashboard', label: 'dashboards' },
    ],
  }),
  emitted({ id: 'pages', paths: [{ path: '/pages', label: 'pages' }] }),
  emitted({ id: 'blog', paths: [{ path: '/pages/blog', label: 'blog' }] }),
  emitted({ id: 'pricing', paths: [{ path: '/pages/pricing', isExact: true, label: 'pricing' }] }),
];

test.each([
  ['/', 'dashboards'],
  ['/dashboard/analytics', 'dashboards'],
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
