import type { MenuGroup, MenuLink } from './menu';
import { matchingGroups, withActive } from './menuFilter';

const link = (label: string, children: MenuLink[] = []): MenuLink => ({
  id: label,
  app: 'a',
  label,
  icon: [],
  children,
});
const inbox = link('Posteingang');
const user = link('Ansicht');
const people = link('Personen', [link('Liste'), user]);
const groups: MenuGroup[] = [
  { id: 'mail', label: 'Mail', links: [inbox, link('Entwürfe')] },
  { id: 'team', label: 'Team', links: [people] },
];
const outline = (found: readonly MenuGroup[]) =>
  found.map(({ id, links }) => [
    id,
    ...links.map(({ label, children }) => [label, ...children.map((one) => one.label)]),
  ]);

test.each([
  [
    '',
    [
      ['mail', ['Posteingang'], ['Entwürfe']],
      ['team', ['Personen', 'Liste', 'Ansicht']],
    ],
  ],
  [
    '  ',
    [
      ['mail', ['Posteingang'], ['Entwürfe']],
      ['team', ['Personen', 'Liste', 'Ansicht']],
    ],
  ],
  ['entwurf', [['mail', ['Entwürfe']]]],
  ['PERS', [['team', ['Personen', 'Liste', 'Ansicht']]]],
  ['list', [['team', ['Personen', 'Liste']]]],
  ['nothing', []],
])('a menu is searched for "%s"', (query, expected) => {
  expect(outline(matchingGroups(groups, query))).toEqual(expected);
});

const first = [{ id: 'mail', label: 'Mail', links: [inbox] }];

test.each([
  ['no page', undefined, [['mail', ['Posteingang']]]],
  ['a page that is drawn', inbox, [['mail', ['Posteingang']]]],
  ['a page further down in its group', groups[0]?.links[1], [['mail', ['Posteingang'], ['Entwürfe']]]],
  [
    'a page within an entry of another group',
    user,
    [
      ['mail', ['Posteingang']],
      ['team', ['Personen', 'Liste', 'Ansicht']],
    ],
  ],
])('the first entries hold that of %s', (_, active, expected) => {
  expect(outline(withActive(first, groups, active))).toEqual(expected);
});
