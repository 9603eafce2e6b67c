/** @jest-environment node */
import { type PageHit, personPages } from './searchEntries';

const page = (id: number, personMenu?: PageHit['personMenu']): PageHit => ({
  id,
  title: `Page ${id}`,
  path: `/page-${id}`,
  icon: [],
  personMenu,
});

test('the menu of the person has the pages that ask for it, in their order and by their name there', () => {
  const pages = [
    page(1, { group: 'own', order: 20, title: 'Second' }),
    page(2),
    page(3, { group: 'other', order: 1, title: 'Other' }),
    page(4, { group: 'own', order: 10, title: 'First' }),
  ];
  expect(personPages(pages, 'own').map(({ id, title }) => [id, title])).toEqual([
    [4, 'First'],
    [1, 'Second'],
  ]);
});
