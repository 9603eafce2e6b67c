/** @jest-environment node */
import type { Bookmarks, FileAnswer, NotificationList, SuggestedPage } from 'shared/api';
import { memoryBackend } from '../core/backend';
import { createTestApi, type TestApi, testPages } from '../testing/testApi';

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});

const bookmarks = async () => (await api.get<Bookmarks>('/api/bookmarks/data')).data;
const titles = async () => (await bookmarks()).bookmarks.map(({ title }) => title);

describe('counts', () => {
  test('are known before any app’s records are there, and stay true once they are', async () => {
    const counts = { email: 3, chat: 2, cart: 5, notifications: 6 };
    expect((await api.get('/apps/counts')).data).toEqual(counts);
    const { store } = await api.opening;
    expect(store.isOpen({ name: 'emails' })).toBe(false);
    await api.get('/apps/email/emails');
    await api.get('/apps/chat/chats-and-contacts');
    await api.get('/apps/ecommerce/cart');
    expect((await api.get('/apps/counts')).data).toEqual(counts);
  });
});

describe('bookmarks', () => {
  test('are Email, Chat, To-do and Calendar at first; those whose app is gone say so', async () => {
    expect(await titles()).toEqual(['Email', 'Chat', 'To-do', 'Calendar']);
    expect((await bookmarks()).bookmarks.map(({ isUnavailable = false }) => isUnavailable)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('bear the ids that the live pages have', async () => {
    const pages: SuggestedPage[] = [{ id: 77, title: 'Post', icon: 'mail', link: '/apps/email' }];
    api = createTestApi({ pages: () => pages });
    expect((await bookmarks()).bookmarks[0]).toMatchObject({ id: 77, title: 'Post' });
  });

  test('are toggled, seen at once by the search, and added at the end', async () => {
    const isNotesBookmarked = async () => {
      const { data } = await api.get<{ searchArr: { data: { id?: number; isBookmarked?: boolean }[] }[] }>(
        '/api/main-search/data',
      );
      return data.searchArr[0]?.data.find(({ id }) => id === 1000)?.isBookmarked;
    };
    expect(await isNotesBookmarked()).toBe(false);
    expect((await api.post('/api/bookmarks/update', { id: '1000' })).status).toBe(200);
    expect(await isNotesBookmarked()).toBe(true);
    expect((await titles()).at(-1)).toBe('Notes');
    await api.post('/api/bookmarks/update', { id: 1000 });
    expect(await isNotesBookmarked()).toBe(false);
    expect(await titles()).toHaveLength(4);
  });

  test('keep an order, and what it leaves out follows', async () => {
    await api.post('/api/bookmarks/reorder', { ids: [6, 3] });
    expect(await titles()).toEqual(['Calendar', 'Email', 'Chat', 'To-do']);
    expect((await api.post('/api/bookmarks/reorder', { ids: [6, 1000] })).status).toBe(404);
  });

  test('of an app that went away are kept as they were last seen', async () => {
    let pages = testPages;
    api = createTestApi({ pages: () => pages });
    await api.post('/api/bookmarks/update', { id: 1000 });
    pages = [];
    expect((await bookmarks()).bookmarks.at(-1)).toMatchObject({ id: 1000, title: 'Notes', isUnavailable: true });
    expect((await api.post('/api/bookmarks/update', { id: 1000 })).status).toBe(200);
    expect((await api.post('/api/bookmarks/update', { id: 1000 })).status).toBe(404);
  });
});

describe('notifications', () => {
  const read = async () => (await api.get<NotificationList>('/api/notifications')).data;

  test('stand newest first and are read one by one or all', async () => {
    const { notifications } = await read();
    const times = notifications.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    await api.post('/api/notifications/read', { ids: [notifications[0]?.id] });
    expect((await read()).notifications.filter(({ isRead }) => !isRead)).toHaveLength(5);
    await api.post('/api/notifications/read');
    expect((await api.get('/apps/counts')).data).toMatchObject({ notifications: 0 });
    expect((await api.post('/api/notifications/read', { ids: [999] })).status).toBe(404);
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

test('who wants to be told when a page is there leaves an address', async () => {
  expect((await api.post('/misc/notify', { email: ' ann@example.com ', page: 'coming-soon' })).status).toBe(201);
  expect((await api.post('/misc/notify', { email: 'ann@example.com', page: 'coming-soon' })).status).toBe(201);
  expect((await api.post('/misc/notify', { email: 'ann' })).status).toBe(400);
});

describe('undo', () => {
  const remove = () => api.delete('/apps/calendar/remove-event', { id: 1 });
  const restore = () => api.post('/apps/restore', { kind: 'event', ids: [1] });
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
    const backend = memoryBackend();
    const kept = createTestApi({ backend });
    await kept.delete('/apps/calendar/remove-event', { id: 1 });
    kept.clock.now += 10 * minute + 1;
    await kept.delete('/apps/calendar/remove-event', { id: 2 });
    expect(await backend.read('bin')).toMatchObject([{ recordId: 2 }]);
  });

  test('brings nothing back twice', async () => {
    await remove();
    await restore();
    expect((await restore()).data).toEqual({ restored: [] });
  });

  test.each([[{}], [{ kind: 'planet', ids: [1] }], [{ kind: 'event' }], [{ kind: 'event', ids: ['x'] }]])(
    'refuses %j',
    async (body) => {
      expect((await api.post('/apps/restore', body)).status).toBe(400);
    },
  );
});
