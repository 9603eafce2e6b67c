import { crumbTrail } from './Crumbs';

const shop = { label: 'Shop', path: '/apps/ecommerce/shop' };

test.each([
  [
    'a page below an entry',
    [{ label: 'Business' }, shop, undefined, { label: 'Proof Pencils' }],
    '/x',
    'Business, Shop > /apps/ecommerce/shop, Proof Pencils',
  ],
  ['the entry itself', [{ label: 'Business' }, shop, shop, { label: 'Shop' }], shop.path, 'Business, Shop'],
  ['an entry with a page of another name', [shop, { label: 'Inbox' }], '/other', 'Shop > /apps/ecommerce/shop, Inbox'],
  [
    'an entry that says more than the page it leads to',
    [{ label: 'Content' }, { label: 'Review and approve content', path: '/content/review' }, { label: 'Review' }],
    '/content/review',
    'Content, Review',
  ],
  [
    'an entry whose page has no title yet',
    [{ label: 'Content' }, { label: 'Schedule', path: '/s' }, { label: '' }],
    '/s',
    'Content, Schedule',
  ],
  ['a page without a title yet', [{ label: 'Apps' }, { label: '' }], '/x', 'Apps'],
])('%s', (_, parts, here, text) => {
  const shown = crumbTrail(parts, here).map(({ label, path }) => (path ? `${label} > ${path}` : label));
  expect(shown.join(', ')).toBe(text);
});
