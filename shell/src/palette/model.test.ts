import type { Hit } from './model';
import { localGroups, remoteGroups } from './model';

const command = (title: string): Hit => ({
  key: title,
  title,
  meta: '',
  mark: { kind: 'icon', nodes: [] },
  target: { kind: 'command', id: title },
});
const page = (id: number, title: string) => ({ id, title, path: `/${title}`, icon: [] });
const known = {
  recent: [{ path: '/Inbox', title: 'Inbox' }],
  commands: ['Invite a user', 'Create invoice', 'Write a mail'].map(command),
  pages: ['Invoices', 'Inbox', 'Users', 'Shop', 'Chat', 'Calendar'].map((title, index) => page(index, title)),
};
const titles = (query: string, isWhole: Parameters<typeof localGroups>[2] = new Set()) =>
  localGroups(known, query, isWhole).map(({ id, hits, total }) => [id, hits.map(({ title }) => title), total]);

test('without a query: what is recent, then commands and pages, four each', () => {
  expect(titles('')).toEqual([
    ['recent', ['Inbox'], 1],
    ['commands', ['Invite a user', 'Create invoice', 'Write a mail'], 3],
    ['pages', ['Invoices', 'Inbox', 'Users', 'Shop'], 6],
  ]);
});

test('what begins with the query comes first; the case does not matter', () => {
  expect(titles('INV')).toEqual([
    ['commands', ['Invite a user', 'Create invoice'], 2],
    ['pages', ['Invoices'], 1],
  ]);
});

test('a group can be shown whole, and one without a hit stays to say so', () => {
  expect(titles('', new Set(['pages'] as const))[2]?.[1]).toHaveLength(6);
  expect(titles('nothing like it')).toEqual([
    ['commands', [], 0],
    ['pages', [], 0],
  ]);
});

test('files and contacts come from the API', () => {
  const groups = remoteGroups(
    [
      {
        groupTitle: 'Files',
        searchLimit: 4,
        data: [{ title: 'a.pdf', by: 'Ann', size: 5, icon: '/a.svg', link: '/mail/1' }],
      },
      {
        groupTitle: 'Contacts',
        searchLimit: 4,
        data: [{ title: 'Ann', email: 'ann@x', img: null, date: null, link: '/u/1' }],
      },
    ],
    new Set(),
    (bytes) => `${bytes} B`,
  );
  expect(groups.map(({ id, hits }) => [id, hits.map(({ title, meta, target }) => [title, meta, target])])).toEqual([
    ['files', [['a.pdf', '5 B · Ann', { kind: 'page', path: '/mail/1' }]]],
    ['contacts', [['Ann', 'ann@x', { kind: 'page', path: '/u/1' }]]],
  ]);
});
