import type { Bookmarks } from '../api';
import type { SuggestedPage } from '../options/CoreOptions';
import { createTestApi } from '../testing';
import { pageIdOfNumber, toLegacyPageId } from './legacyPageIds';
import { bookmarkListsTable } from './tables';

const pages: readonly SuggestedPage[] = [
  { id: 'email.home', title: 'Email', icon: 'mail', link: '/apps/email' },
  { id: 'invoices.list', title: 'Invoices', icon: 'file-text', link: '/apps/invoice/list' },
  { id: 'notes.home', title: 'Notes', icon: 'notebook', link: '/apps/notes' },
];

/** An API whose bookmarks were stored when ids were numbers. */
async function openWithNumbers() {
  const api = createTestApi({ pages: () => pages });
  const old = { title: 'As it was', icon: 'box' };
  await (await api.opening).change('frame', (store) =>
    store.table(bookmarkListsTable).put({
      id: 0,
      bookmarks: [
        { ...old, id: 7, link: '/apps/invoice/list' },
        { ...old, id: 1200, link: '/apps/notes' },
        { ...old, id: 1201, link: '/apps/gone' },
        { ...old, id: 3, link: '/apps/email' },
      ],
    }),
  );
  const shown = async () => (await api.get<Bookmarks>('/api/bookmarks/data')).data.bookmarks;
  return { api, shown };
}

test('bookmarks that were stored by number are kept: by the table, by the address, or as they were last seen', async () => {
  const { shown } = await openWithNumbers();
  expect(await shown()).toMatchObject([
    { id: 'invoices.list', title: 'Invoices' },
    { id: 'notes.home', title: 'Notes' },
    { id: '1201', title: 'As it was', isUnavailable: true },
    { id: 'email.home', title: 'Email' },
  ]);
});

test.each<[string, string, object, string[]]>([
  ['toggled', 'update', { id: 'email.home' }, ['invoices.list', 'notes.home', '1201']],
  ['toggled by a legacy client', 'update', { id: 7 }, ['notes.home', '1201', 'email.home']],
  ['removed once their app is gone', 'update', { id: '1201' }, ['invoices.list', 'notes.home', 'email.home']],
  ['ordered', 'reorder', { ids: ['email.home', '7'] }, ['email.home', 'invoices.list', 'notes.home', '1201']],
])('bookmarks that were stored by number can be %s', async (_, call, body, after) => {
  const { api, shown } = await openWithNumbers();
  expect((await api.post(`/api/bookmarks/${call}`, body)).status).toBe(200);
  expect((await shown()).map(({ id }) => id)).toEqual(after);
});

test('each number has one page, and a page that came later has none', () => {
  expect(pageIdOfNumber(18)).toBe('shell.login-v1');
  expect(toLegacyPageId('shell.login-v1')).toBe(18);
  expect(toLegacyPageId('notes.home')).toBe('notes.home');
  expect(pageIdOfNumber(80)).toBeUndefined();
});
