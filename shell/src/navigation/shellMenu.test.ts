/** @jest-environment node */
import type { MenuGroup } from './menu';
import { withoutSamples } from './shellMenu';

const group = (id: string): MenuGroup => ({
  id,
  label: id,
  links: [
    { id: 'page', app: 'shell', label: 'Page', icon: [], path: '/page', children: [] },
    { id: 'states', app: 'shell', label: 'States', icon: [], children: [] },
    { id: 'parts', app: 'parts', label: 'Parts', icon: [], path: '/parts', children: [] },
  ],
});

test.each([
  ['showcase', ['page']],
  ['apps', ['page', 'states', 'parts']],
])('an account that wants no samples has in the group "%s" %p', (id, left) => {
  expect(withoutSamples(group(id)).links.map((link) => link.id)).toEqual(left);
});
