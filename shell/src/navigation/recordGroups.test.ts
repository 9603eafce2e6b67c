import { createBareManifest } from '@atrium/contract/host';
import { recordGroups } from './recordGroups';

const labels = { files: 'Dateien', people: 'Personen' };
const apps = [
  createBareManifest({
    id: 'mail',
    labels: { en: {}, de: labels, fr: {}, pt: {} },
    backend: {
      prefixes: [],
      module: './backend',
      records: [
        { group: 'Files', label: 'files', icon: 'paperclip' },
        { group: 'Contacts', label: 'people', icon: 'users' },
      ],
    },
  }),
];
const format = { sizeOf: (bytes: number) => `${bytes} B`, dateOf: (day: string) => `am ${day}` };
const groupsOf = (groups: Parameters<typeof recordGroups>[0], isWhole = new Set<string>()) =>
  recordGroups(groups, apps, 'de', isWhole, format);

test('records are grouped as apps declare them; pages and what nobody declares are not', () => {
  const groups = groupsOf([
    { groupTitle: 'Pages', searchLimit: 4, data: [{ title: 'Inbox', link: '/' }] },
    {
      groupTitle: 'Files',
      searchLimit: 4,
      data: [{ title: 'a.pdf', by: 'Ann', size: 5, icon: '/a.svg', link: '/mail/1', date: '2026-01-02' }],
    },
    {
      groupTitle: 'Contacts',
      searchLimit: 4,
      data: [{ title: 'Ann', email: 'ann@x', img: null, date: null, link: '/u/1' }],
    },
  ]);
  expect(
    groups.map(({ title, hits }) => [title, hits.map((hit) => [hit.title, hit.meta, hit.mark.kind, hit.target])]),
  ).toEqual([
    ['Dateien', [['a.pdf', '5 B · Ann · am 2026-01-02', 'picture', { kind: 'page', path: '/mail/1' }]]],
    ['Personen', [['Ann', 'ann@x', 'person', { kind: 'page', path: '/u/1' }]]],
  ]);
});

test('the rest is shown in place, then in the app', () => {
  const data = Array.from({ length: 20 }, (_, index) => ({ title: `${index}.pdf`, link: `/${index}` }));
  const found = [{ groupTitle: 'Files', searchLimit: 4, total: 50, more: '/mail?q=pdf', data }];
  const [first] = groupsOf(found);
  expect([first?.hits.length, first?.total, first?.rest?.target]).toEqual([
    4,
    50,
    { kind: 'rest', group: 'records Files' },
  ]);
  const [whole] = groupsOf(found, new Set(['records Files']));
  expect([whole?.hits.length, whole?.rest?.target]).toEqual([20, { kind: 'page', path: '/mail?q=pdf' }]);
});
