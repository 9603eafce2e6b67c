import type { EmittedManifest } from 'shared/contract';
import { hasPath } from './hasPath';

const app = (path: string): Pick<EmittedManifest, 'paths'> => ({ paths: [{ path, label: 'title' }] });

test.each([
  [['/apps/invoice'], true],
  [['/apps/invoice/list'], true],
  [['/apps/chat', '/apps/invoice'], true],
  [['/apps/invoice/list/x'], false],
  [['/apps/inv'], false],
  [[], false],
])('with apps for %j it is %s that the list of invoices is there', (paths, expected) => {
  expect(hasPath(paths.map(app), '/apps/invoice/list')).toBe(expected);
});
