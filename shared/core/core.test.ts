import type { Bookmarks, FileAnswer, NotificationList } from './api';
import type { SuggestedPage } from './options/CoreOptions';
import { receiveNotification } from './shell/notifications';
import { createTestApi, memoryPersistence, notesApp, type TestApi, testPages } from './testing';

const open = (options: Parameters<typeof createTestApi>[0] = {}) => createTestApi({ apps: [notesApp], ...options });

let api: TestApi;
beforeEach(() => {
  api = open();
});

const bookmarks = async () => (await api.get<Bookmarks>('/api/bookmarks/data')).data;
const titles = async () => (await bookmarks()).bookmarks.map(({ title }) => title);

describe('counts', () => {
  test('are known before any app’s records are there, and stay true once they are', async () => {
    const counts = { notes: 20, notifications: 6 };
    expect((await api.get('/apps/counts')).data).toEqual(counts);
    await api.get('/apps/notes/list');
    expect((await api.get('/apps/counts')).data).toEqual(counts);
  });

  test('follow each write', async () => {
    await api.post('/apps/notes/add', { note: { title: 'One more' } });
    expect((await api.get('/apps/counts')).data).toMatchObject({ notes: 21 });
  });
});

describe('bookmarks', () => {
  test('are at first the pages whose manifests ask for it', async () => {
    expect(await titles()).toEqual(['Plans', 'Talks']);
  });

  test('toggle, for the search too', async () => {
    const isNotesBookmarked = async () => {
      const { data } = await api.get<{ searchArr: { data: { id: string; isBookmarked?: boolean }[] }[] }>(
        '/api/main-search/data',
      );
      return data.searchArr[0]?.data.find(({ id }) => id === 'notes.home')?.isBookmarked;
    };
    expect(await isNotesBookmarked()).toBe(false);
    expect((await api.post('/api/bookmarks/update', { id: 'notes.home' })).status).toBe(200);
    expect(await isNotesBookmarked()).toBe(true);
    expect((await titles()).at(-1)).toBe('Notes');
    await api.post('/api/bookmarks/update', { id: 'notes.home' });
    expect(await isNotesBookmarked()).toBe(false);
    expect(await titles()).toHaveLength(2);
  });

  test('keep an order, and what it leaves out follows', async () => {
    await api.post('/api/bookmarks/update', { id: 'notes.home' });
    await api.post('/api/bookmarks/reorder', { ids: ['notes.home', 'talks.home'] });
    expect(await titles()).toEqual(['Notes', 'Talks', 'Plans']);
    expect((await api.post('/api/bookmarks/reorder', { ids: ['talks.home', 'gone.home'] })).status).toBe(404);
  });

  test('of an app that went away are kept as they were last seen', async () => {
    let pages: readonly SuggestedPage[] = testPages;
    api = open({ pages: () => pages });
    await api.post('/api/bookmarks/update', { id: 'notes.home' });
    pages = [];
    expect((await bookmarks()).bookmarks.at(-1)).toMatchObject({
      id: 'notes.home',
      title: 'Notes',
      isUnavailable: true,
    });
    expect((await api.post('/api/bookmarks/update', { id: 'notes.home' })).status).toBe(200);
    expect((await api.post('/api/bookmarks/update', { id: 'notes.home' })).status).toBe(404);
  });
});

describe('each account', () => {
  const requires = (path: string) => (path === '/apps/talks' ? { action: 'read', subject: 'Talk' } : undefined);
  const unread = async () => (await api.get<{ notifications: number }>('/apps/counts')).data.notifications;
  const found = async () =>
    (await api.get<{ searchArr: { data: { title: string }[] }[] }>('/api/main-search/data')).data.searchArr.flatMap(
      ({ data }) => data.map(({ title }) => title),
    );

  test('has bookmarks of its own, of pages that it may open', async () => {
    api = open({ requires });
    await api.signIn('client');
    expect(await titles()).toEqual(['Plans']);
    await api.post('/api/bookmarks/update', { id: 'plans.home' });
    expect(await titles()).toEqual([]);
    expect((await api.post('/api/bookmarks/update', { id: 'talks.home' })).status).toBe(404);
    await api.signIn('admin');
    expect(await titles()).toEqual(['Plans', 'Talks']);
  });

  test('reads its notifications for itself alone, and none of a page that it may not open', async () => {
    api = open({
      requires: (path) => (path === '/apps/notes/3' ? undefined : { action: 'read', subject: 'Any' }),
    });
    await api.signIn('client');
    const { notifications } = (await api.get<NotificationList>('/api/notifications')).data;
    expect(new Set(notifications.map(({ link }) => link))).toEqual(new Set([null, '/apps/notes/3']));
    expect((await api.post('/api/notifications/read', { ids: [7] })).status).toBe(404);
    await api.post('/api/notifications/read');
    await api.post('/api/notifications/settings', { isSystemOn: false });
    expect(await unread()).toBe(0);
    await api.signIn('admin');
    expect(await unread()).toBe(6);
    expect((await api.get<NotificationList>('/api/notifications')).data.settings).toEqual({ isSystemOn: true });
  });

  test('counts and finds what it may read', async () => {
    api = open({ requires });
    await api.signIn('client');
    expect((await api.get('/apps/counts')).data).not.toHaveProperty('notes');
    expect(await found()).toEqual(['Plans', 'Notes']);
    await api.signIn('admin');
    expect((await api.get('/apps/counts')).data).toHaveProperty('notes');
    expect(await found()).toContain('Talks');
  });
});

describe('notifications', () => {
  const read = async () => (await api.get<NotificationList>('/api/notifications')).data;

  test('come newest first and are read one by one or all', async () => {
    const { notifications } = await read();
    const times = notifications.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    await api.post('/api/notifications/read', { ids: [notifications[0]?.id] });
    expect((await read()).notifications.filter(({ isRead }) => !isRead)).toHaveLength(5);
    await api.post('/api/notifications/read');
    expect((await api.get('/apps/counts')).data).toMatchObject({ notifications: 0 });
    expect((await api.post('/api/notifications/read', { ids: [999] })).status).toBe(404);
  });

  test('from before an account was made are not shown to it: it is welcomed, and can read that', async () => {
    const { data } = await api.post<{ accessToken: string }>('/jwt/register', {
      email: 'ann@example.com',
      username: 'ann',
      password: 'a secret',
    });
    api.authorize(`Bearer ${data.accessToken}`);
    const [welcome, ...others] = (await read()).notifications;
    expect(welcome).toMatchObject({ code: 'system.welcome', isRead: false });
    expect(others).toEqual([]);
    await api.post('/api/notifications/read', { ids: [welcome?.id] });
    expect((await read()).notifications).toMatchObject([{ code: 'system.welcome', isRead: true }]);
  });

  test('are kept for each account up to 200, the latest ones', async () => {
    const engine = await api.opening;
    const send = (text: string, ...to: number[]) =>
      engine.change('frame', (store) =>
        receiveNotification(store, { to, kind: 'task', code: 'notes.many', title: 'Many', text, link: null }),
      );
    await send('other', 2);
    for (let count = 1; count <= 202; count += 1) await send(`${count}`, 1);
    const textsOf = async (role: 'admin' | 'client') => {
      await api.signIn(role);
      return (await read()).notifications.filter(({ code }) => code === 'notes.many').map(({ text }) => text);
    };
    const own = await textsOf('admin');
    expect([own.length, own[0], own.at(-1)]).toEqual([200, '202', '3']);
    expect(await textsOf('client')).toEqual(['other']);
  });

  test('of the system can be switched off', async () => {
    expect((await api.post('/api/notifications/settings', { isSystemOn: false })).status).toBe(200);
    const { notifications, settings } = await read();
    expect(settings).toEqual({ isSystemOn: false });
    expect(notifications.some(({ kind }) => kind === 'system')).toBe(false);
    expect((await api.post('/api/notifications/settings', {})).status).toBe(400);
  });
});

describe('files', () => {
  const send = (content: unknown) => api.post<FileAnswer>('/api/files', { fileName: 'note.txt', content });

  test.each([
    ['data:text/plain;base64,SGVsbG8=', 'data:text/plain;base64,SGVsbG8='],
    ['data:text/plain;charset=utf-8;base64,SGVsbG8=', 'data:text/plain;base64,SGVsbG8='],
    ['SGVsbG8=', 'data:application/octet-stream;base64,SGVsbG8='],
  ])('given as %s open under %s', async (content, url) => {
    expect(await send(content)).toEqual({ status: 201, data: { file: { id: 1, fileName: 'note.txt', size: 5, url } } });
  });

  test('may have 5 MB and not one byte more', async () => {
    const bytes = (size: number) => Buffer.alloc(size).toString('base64');
    expect((await send(bytes(5 * 1024 * 1024))).status).toBe(201);
    expect((await send(bytes(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test.each(['not base64!', 'data:text/html,<script>', 5, undefined])('given as %p are refused', async (content) => {
    expect((await send(content)).status).toBe(400);
  });
});

test('a visitor leaves an address to hear when a page is there', async () => {
  expect((await api.post('/misc/notify', { email: ' ann@example.com ', page: 'coming-soon' })).status).toBe(201);
  expect((await api.post('/misc/notify', { email: 'ann@example.com', page: 'coming-soon' })).status).toBe(201);
  expect((await api.post('/misc/notify', { email: 'ann' })).status).toBe(400);
});

describe('undo', () => {
  const remove = () => api.delete('/apps/notes/remove', { id: 1 });
  const restore = () => api.post('/apps/restore', { kind: 'note', ids: [1] });
  const minute = 60_000;

  test('brings back within ten minutes, and not after', async () => {
    await remove();
    api.clock.now += 10 * minute;
    expect((await restore()).data).toEqual({ restored: [1] });
    await remove();
    api.clock.now += 10 * minute + 1;
    expect((await restore()).data).toEqual({ restored: [] });
  });

  test('keeps nothing that is too old to come back', async () => {
    const persistence = memoryPersistence();
    const stored = open({ persistence });
    await stored.delete('/apps/notes/remove', { id: 1 });
    stored.clock.now += 10 * minute + 1;
    await stored.delete('/apps/notes/remove', { id: 2 });
    expect(await persistence.read('bin')).toMatchObject([{ recordId: 2 }]);
  });

  test('brings nothing back twice, and nothing whose place another record has taken', async () => {
    await remove();
    await restore();
    expect((await restore()).data).toEqual({ restored: [] });
    await remove();
    await api.post('/apps/notes/add', { note: { title: 'Page 1' } });
    expect((await restore()).data).toEqual({ restored: [] });
  });

  test.each([[{}], [{ kind: '', ids: [1] }], [{ kind: 'note' }], [{ kind: 'note', ids: ['x'] }]])(
    'refuses %j',
    async (body) => {
      expect((await api.post('/apps/restore', body)).status).toBe(400);
    },
  );

  test('refuses a kind that no app knows', async () => {
    await remove();
    expect((await api.post('/apps/restore', { kind: 'planet', ids: [1] })).status).toBe(400);
  });
});
